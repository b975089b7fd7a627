// Something that is asked of the server: on its way, refused in words, or done.
import { Refused, reason } from "../lib/api";
import { settings } from "../lib/settings.svelte";

export class Acting {
  busy = $state(false);
  failure = $state("");
  done = $state(false);

  /** True if it was done. */
  async do(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.failure = "";
    this.done = false;
    try {
      await work();
      this.done = true;
    } catch (wrong) {
      this.failure = wrong instanceof Refused ? reason(wrong.refusal, String, settings.text) : String(wrong);
    }
    this.busy = false;
    return this.done;
  }
}
