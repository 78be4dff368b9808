import { type ChoiceFilterName, choiceFilters, type RangeFilterName, rangeFilters } from "../../../columns.ts";
import { bucketBounds } from "../../../facets.ts";
import { ChoiceColumn, grown, RangeColumn } from "./columns.ts";

const derivedMax = 100;

/** The order in which the values are read and kept. */
export const filtersOf = (owner: "medium" | "format") => ({
  choices: choiceFilters.filter(({ of }) => of === owner),
  ranges: rangeFilters.filter(({ of }) => of === owner),
});

/** Values of the filtered columns, in the order of `filtersOf`. */
export type IndexedValues = { choices: readonly string[]; numbers: readonly (number | null)[] };

export type IndexedMedium = IndexedValues & { formats: IndexedValues[] };

/**
 * The listing as columns of numbers, stored once per outlet or once per format. Takes some 150 bytes an outlet, 30 a
 * format, and the outlets' ids. That is 50 MB for 100,000 outlets with four formats each.
 */
export class Catalogue {
  generation = 0;
  readonly #derived = new Map<string, unknown>();

  readonly choices = Object.fromEntries(
    choiceFilters.map(({ parameter }) => [parameter, new ChoiceColumn()]),
  ) as Record<ChoiceFilterName, ChoiceColumn>;
  readonly ranges = Object.fromEntries(
    rangeFilters.map(({ parameter }) => [parameter, new RangeColumn(bucketBounds[parameter])]),
  ) as Record<RangeFilterName, RangeColumn>;

  /** By the medium's number; a medium that left keeps its number and has no formats. */
  readonly #ofMedia = this.#columnsOf("medium");
  readonly #numberOf = new Map<string, number>();

  /** Dense and unordered. */
  readonly #ofFormats = this.#columnsOf("format");
  formatCount = 0;
  mediumOf = new Uint32Array(0);

  get mediaCount(): number {
    return this.#numberOf.size;
  }

  /**
   * Returns a result kept until the catalogue changes, since many people ask the same. A result that also rests on an
   * earlier read passes that read's generation as `since`. It is only kept when nothing has changed since.
   */
  derived<Result>(key: string | undefined, compute: () => Result, since = this.generation): Result {
    if (key === undefined) return compute();
    if (this.#derived.has(key)) return this.#derived.get(key) as Result;
    const result = compute();
    if (since !== this.generation) return result;
    if (this.#derived.size >= derivedMax) this.#derived.clear();
    this.#derived.set(key, result);
    return result;
  }

  forget(key: string): void {
    this.#derived.delete(key);
  }

  /** Returns a medium's number; undefined when it was never listed. */
  numberOf(mediaId: string): number | undefined {
    return this.#numberOf.get(mediaId);
  }

  /** Replaces these media; undefined has left the market. */
  replace(media: ReadonlyMap<string, IndexedMedium | undefined>): void {
    this.#removeFormatsOf(media.keys());
    for (const [id, medium] of media) {
      if (!medium) continue;
      const number = this.#numberFor(id);
      setAt(number, this.#ofMedia, medium);
      for (const format of medium.formats) this.#addFormat(number, format);
    }
    this.generation++;
    this.#derived.clear();
  }

  #numberFor(id: string): number {
    const known = this.#numberOf.get(id);
    if (known !== undefined) return known;
    const number = this.#numberOf.size;
    this.#numberOf.set(id, number);
    return number;
  }

  #addFormat(medium: number, values: IndexedValues): void {
    const format = this.formatCount++;
    this.mediumOf = grown(this.mediumOf, this.formatCount);
    this.mediumOf[format] = medium;
    setAt(format, this.#ofFormats, values);
  }

  /** Moves the last format into each removed one's place. */
  #removeFormatsOf(ids: Iterable<string>): void {
    const removed = new Uint8Array(this.mediaCount);
    for (const id of ids) {
      const medium = this.#numberOf.get(id);
      if (medium !== undefined) removed[medium] = 1;
    }
    if (!removed.includes(1)) return;
    for (let format = this.formatCount - 1; format >= 0; format--) {
      if (removed[this.mediumOf[format] as number] === 0) continue;
      const last = --this.formatCount;
      this.mediumOf[format] = this.mediumOf[last] as number;
      for (const column of this.#ofFormats.choices) column.move(last, format);
      for (const column of this.#ofFormats.ranges) column.move(last, format);
    }
  }

  #columnsOf(owner: "medium" | "format"): Columns {
    const { choices, ranges } = filtersOf(owner);
    return {
      choices: choices.map(({ parameter }) => this.choices[parameter]),
      ranges: ranges.map(({ parameter }) => this.ranges[parameter]),
    };
  }
}

type Columns = { choices: ChoiceColumn[]; ranges: RangeColumn[] };

function setAt(place: number, { choices, ranges }: Columns, values: IndexedValues): void {
  for (const [index, column] of choices.entries()) column.set(place, values.choices[index] ?? "");
  for (const [index, column] of ranges.entries()) column.set(place, values.numbers[index] ?? null);
}
