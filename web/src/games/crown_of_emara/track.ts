// Where markers stand on the score track, so that close ones do not cover each other.

export interface Mark {
  id: string;
  value: number;
}

/** The places of markers that need some room each: groups of close ones are spread around their middle. */
export function spread(
  marks: readonly Mark[],
  at: (value: number) => number,
  room: number,
  first: number,
  last: number,
): Map<string, number> {
  const groups: { marks: Mark[]; middle: number }[] = [];
  for (const mark of [...marks].sort((a, b) => a.value - b.value || (a.id < b.id ? -1 : 1))) {
    groups.push({ marks: [mark], middle: at(mark.value) });
    merge(groups, at, room, first, last);
  }
  return new Map(
    groups.flatMap(({ marks, middle }) =>
      marks.map(({ id }, i) => [id, middle + (i - (marks.length - 1) / 2) * room] as const),
    ),
  );
}

function merge(
  groups: { marks: Mark[]; middle: number }[],
  at: (value: number) => number,
  room: number,
  first: number,
  last: number,
): void {
  for (;;) {
    const group = groups.at(-1);
    if (!group) return;
    const half = ((group.marks.length - 1) * room) / 2;
    const mean = group.marks.reduce((sum, { value }) => sum + at(value), 0) / group.marks.length;
    group.middle = Math.min(Math.max(mean, first + half), last - half);
    const before = groups.at(-2);
    if (!before || before.middle + ((before.marks.length - 1) * room) / 2 + room <= group.middle - half) return;
    groups.pop();
    before.marks.push(...group.marks);
  }
}

/** The part of the track that is shown: all of it, or on a narrow screen the tens in which the markers stand. */
export function part(values: readonly number[], whole: number, narrow: boolean): { from: number; to: number } {
  const most = Math.max(whole, ...values);
  if (!narrow) return { from: 0, to: most };
  const from = Math.floor(Math.min(...values) / 10) * 10;
  return { from, to: Math.max(from + 30, Math.ceil((Math.max(...values) + 1) / 10) * 10) };
}
