// Battles and votes as scenes on the stage. What is over stays for a while, with its end as the story tells it.
import type { Scene } from "../../stage/scene";
import type { Words } from "./words";

export class Theatre {
  scene(_words: Words, _waiting: readonly number[]): Scene | null {
    return null;
  }
}
