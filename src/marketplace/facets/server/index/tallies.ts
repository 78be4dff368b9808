import type { RangeFilterName } from "../../../columns.ts";
import type { CatalogueColumns } from "./columns.ts";
import { steppedRange } from "./step.ts";
import { type CountQuery, roomFor, type Tally } from "./tally.ts";

/** As many people can drag at the same time without counting anew; each tally has two bytes a place. */
const talliesMax = 6;

/** A query that is one step away: it differs in this range only. */
type NearQuery = { query: CountQuery; range: RangeFilterName };

type KeptTally = { tally: Tally; query: CountQuery; generation: number };

/** The last counts, kept for the next step of a drag; the longest unused one gives its room to another query. */
export class Tallies {
  #idle: KeptTally[] = [];
  #count = 0;

  /**
   * Gives a tally to `count`, with the query that it holds if that is near. Nobody else has it meanwhile; more
   * counts at once than are kept get one of their own.
   */
  async use<Result>(
    columns: CatalogueColumns,
    query: CountQuery,
    generation: number,
    count: (tally: Tally, near: NearQuery | undefined) => Promise<Result>,
  ): Promise<Result> {
    const rangeTo = (kept: KeptTally) => (kept.generation === generation ? steppedRange(kept.query, query) : undefined);
    const near = this.#idle.findLast((kept) => rangeTo(kept) !== undefined);
    const range = near && rangeTo(near);
    const taken = near ?? (this.#count < talliesMax ? undefined : this.#idle[0]);
    if (taken) this.#idle.splice(this.#idle.indexOf(taken), 1);
    else this.#count += 1;
    const tally = near ? near.tally : roomFor(columns, taken?.tally);
    try {
      const result = await count(tally, near && range && { query: near.query, range });
      this.#idle.push({ tally, query, generation });
      if (this.#idle.length > talliesMax) this.#drop();
      return result;
    } catch (error) {
      // Half counted, or still written by an abandoned count: its memory goes with it.
      this.#count -= 1;
      throw error;
    }
  }

  #drop(): void {
    this.#idle.shift();
    this.#count -= 1;
  }
}
