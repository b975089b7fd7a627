// The account that is signed in here, if any. Whoever has none is asked nothing, and sends nothing.
import type { Account, Credentials, HeldTable, Hold } from "../wire";
import {
  changeAccount,
  deleteAccount,
  heldTables,
  holdSeats,
  register,
  releaseTable,
  signIn,
  signOut,
  whoAmI,
} from "./api";
import { forgetTable, kept, load, type MyTable, myTables, save } from "./storage";

/** How many tables are moved with one request. */
const AT_ONCE = 100;

class SignedIn {
  /** As this browser remembers it, until the server has been asked. */
  name = $state<string | null>(load<string | null>("account", null));
  tables = $state.raw<HeldTable[]>([]);
  /** The server has said who is signed in. */
  asked = $state(false);

  constructor() {
    kept.table = ({ table, keys }) => this.#keep({ tables: { [table]: keys } });
    kept.gathering = (code, key) => this.#keep({ codes: { [code]: key } });
  }

  /** At the start of a page; only who signed in here once is asked for. */
  greet(): void {
    if (this.name) void this.look().catch(() => {});
  }

  async look(): Promise<void> {
    await this.#is(await whoAmI());
  }

  async signIn(wish: Credentials): Promise<void> {
    await this.#is(await signIn(wish));
  }

  async register(wish: Credentials): Promise<void> {
    await this.#is(await register(wish));
  }

  /** `forget`: this browser forgets the keys that the account holds. */
  async signOut(everywhere: boolean, forget: boolean): Promise<void> {
    const held = myTables().filter((one) => !this.#lacks(one));
    await this.#is(await signOut(everywhere));
    if (forget) for (const one of held) forgetTable(one.table);
  }

  async change(password: string, name: string | null, new_password: string | null): Promise<void> {
    await this.#is(await changeAccount({ password, name, new_password }));
  }

  async delete(password: string): Promise<void> {
    await this.#is(await deleteAccount(password));
  }

  async #is(account: Account | null): Promise<void> {
    this.name = account?.name ?? null;
    save("account", this.name);
    this.tables = account ? await heldTables() : [];
    this.asked = true;
  }

  // ---- Seats -----------------------------------------------------------------------------------------------------

  /** The tables whose keys are kept in this browser and not yet in the account, but for those that it could not take. */
  offered(): MyTable[] {
    return myTables().filter((one) => this.#lacks(one) && !load<string[]>("unmoved", []).includes(one.table));
  }

  #lacks({ table, keys }: MyTable): boolean {
    return keys.length > (this.tables.find((one) => one.table === table)?.seats.length ?? 0);
  }

  /** How many could not be moved: they are gone, or their keys open nothing any more. */
  async move(offered: readonly MyTable[]): Promise<number> {
    for (let i = 0; i < offered.length; i += AT_ONCE) {
      const tables = Object.fromEntries(offered.slice(i, i + AT_ONCE).map((one) => [one.table, one.keys]));
      this.tables = await holdSeats({ tables });
    }
    const left = offered.filter((one) => this.#lacks(one)).map((one) => one.table);
    save("unmoved", left);
    return left.length;
  }

  holds(table: string): boolean {
    return this.tables.some((one) => one.table === table);
  }

  async release(table: string): Promise<void> {
    if (this.holds(table)) this.tables = await releaseTable(table);
  }

  /** What is laid or joined while somebody is signed in is theirs on every device. */
  #keep(wish: Hold): void {
    if (!this.name) return;
    holdSeats(wish).then(
      (tables) => (this.tables = tables),
      () => {}, // the key is kept here, and offered again
    );
  }
}

export const account = new SignedIn();
