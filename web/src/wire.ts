// Generated from src/tabard/server/wire.py by `make types`.

export type Value = number | string | (number | string)[]

export interface Message {
  id: string
  args: Record<string, Value>
}

export interface Cited extends Message {
  rule: string | null
}

export interface Refusal {
  code: string
  message: string
  rule: string | null
  args: Record<string, Value>
}

export type Move = [string, ...number[]]

export interface LegalMove {
  move: Move
  targets: string[]
  label: Message
}

export interface Domain {
  name: string
  size: number
}

export interface Verb {
  verb: string
  domains: Domain[]
}

export interface Option {
  name: string
  kind: 'bool' | 'int' | 'choice'
  default: boolean | number | string
  choices: (number | string)[] | null
  least: number | null
  most: number | null
  rule: string | null
}

export interface GameInfo {
  slug: string
  prefix: string
  seats: number[]
  options: Option[]
  bots: string[]
  languages: string[]
  names: Record<string, string>
  vocabulary: Verb[]
}

export interface Clause {
  id: string
  text: string
  mark: string | null
}

export interface Chapter {
  id: string
  title: string
  clauses: Clause[]
}

export interface Rules {
  chapters: Chapter[]
}

export interface NewTable {
  game: string
  seats: number
  bots: Record<string, string>
  options: Record<string, boolean | number | string>
  language: string
  names: Record<string, string>
  seed?: number
}

export interface Created {
  table: string
  keys: Record<string, string>
}

export interface SeatInfo {
  seat: number
  name: string
  bot: string | null
  online: boolean
}

export interface View {
  game: string
  seats: number
  you: number | null
  waiting: number[]
  over: boolean
  scores: number[]
  ranking: number[]
  where: string
  board: Record<string, unknown>
}

export interface Face {
  seat: number | null
  view: View
  ask: number | null
  prompt: Cited | null
  legal: LegalMove[]
  undo: boolean
  story_from: number
  story: Cited[]
}

export interface Welcome {
  type: 'welcome'
  table: string
  game: string
  language: string
  options: Record<string, boolean | number | string>
  host: boolean
  seats: SeatInfo[]
  yours: number[]
  version: number
  rules_version: string
}

export interface State {
  type: 'state'
  version: number
  waiting: number[]
  over: boolean
  faces: Face[]
}

export interface Reply {
  type: 'reply'
  id: string
  ok: boolean
  version?: number
  answer?: unknown
  error?: Refusal
}

export interface Chat {
  type: 'chat'
  n: number
  seat: number | null
  name: string
  text: string
  at: string
}

export interface Presence {
  type: 'presence'
  online: number[]
}

export interface Failure {
  type: 'error'
  error: Refusal
}

export type FromServer = Welcome | State | Reply | Chat | Presence | Failure
