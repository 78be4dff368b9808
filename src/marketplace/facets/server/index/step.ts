import { choiceFilters, type RangeFilterName, rangeFilters } from "../../../columns.ts";
import { bucketOf } from "../../../facets.ts";
import { type CatalogueColumns, type RangeColumn, unknownBucket } from "./columns.ts";
import { fineBounds } from "./fine-buckets.ts";
import { bucketCount, type CountQuery, failing, figure, several, type Tally } from "./tally.ts";

/** Above this share of places that enter or leave, counting anew is faster. */
const steppedShare = 1 / 12;

/** Returns the one range in which two queries differ; undefined when something else differs, or nothing. */
export function steppedRange(before: CountQuery, after: CountQuery): RangeFilterName | undefined {
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  if (differs(before.sets, after.sets)) return undefined;
  if (choiceFilters.some(({ parameter }) => differs(before.choices[parameter], after.choices[parameter])))
    return undefined;
  const stepped = rangeFilters.filter(({ parameter }) => differs(before.ranges[parameter], after.ranges[parameter]));
  return stepped.length === 1 ? stepped[0]?.parameter : undefined;
}

/**
 * Turns the tally of one query into that of the next, which differs in one range: only places that enter or leave it are
 * counted. Returns false, with the tally untouched, where counting anew is faster.
 */
export function stepTally(columns: CatalogueColumns, tally: Tally, before: CountQuery, after: CountQuery): boolean {
  const filter = rangeFilters.find(({ parameter }) => parameter === steppedRange(before, after));
  if (!filter) return false;
  const { parameter, of } = filter;
  const placeCount = of === "medium" ? columns.mediaCount : columns.formatCount;
  const moved = movedPlaces(columns.ranges[parameter], fineBounds[parameter], placeCount, [
    before.ranges[parameter],
    after.ranges[parameter],
  ]);
  if (!moved) return false;
  const step = new TallyStep(columns, tally, failing(parameter));
  for (const move of moved) {
    const enters = move >= 0;
    if (of === "format") step.moveFormat(enters ? move : ~move, enters);
    else step.moveMedium(enters ? move : ~move, enters);
  }
  step.end();
  return true;
}

type Bounds = [least: number, most: number];
const unbounded: Bounds = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/**
 * Returns the places that enter, and those that leave as their complement (`~place`). Without bounds, an unknown number
 * (NaN) is in; within bounds it never is.
 */
function movedPlaces(
  { values, buckets }: RangeColumn,
  bucketBegins: readonly number[],
  count: number,
  [was, is]: [Bounds | undefined, Bounds | undefined],
) {
  const [wasLeast, wasMost] = was ?? unbounded;
  const [isLeast, isMost] = is ?? unbounded;
  const [wasOpen, isOpen] = [was === undefined, is === undefined];
  const touched = touchedBuckets(bucketBegins, was, is);
  const moved: number[] = [];
  const movedMax = Math.ceil(count * steppedShare);
  const look = (place: number) => {
    if (touched[buckets[place] as number] === 0) return;
    const value = values[place] as number;
    const before = wasOpen || (value >= wasLeast && value <= wasMost);
    const enters = isOpen || (value >= isLeast && value <= isMost);
    if (before !== enters) moved.push(enters ? place : ~place);
  };
  const pairs = new Uint16Array(buckets.buffer, 0, count >>> 1);
  const touchedPairs = pairsOf(touched);
  for (let pair = 0; pair < pairs.length; pair++) {
    if (touchedPairs[pairs[pair] as number] === 0) continue;
    look(2 * pair);
    look(2 * pair + 1);
    if (moved.length > movedMax) return undefined;
  }
  if (count % 2 === 1) look(count - 1);
  return moved;
}

/** By two buckets in a row, read as one number: 1 where either is touched. It halves the places to look at. */
function pairsOf(touched: Uint8Array): Uint8Array {
  const pairs = new Uint8Array(bucketCount * bucketCount);
  for (let second = 0; second < bucketCount; second++)
    if (touched[second] === 1) pairs.fill(1, second * bucketCount, (second + 1) * bucketCount);
    else pairs.set(touched, second * bucketCount);
  return pairs;
}

/** Only between the old and the new bound does anything move: one byte a place tells all others apart. */
function touchedBuckets(begins: readonly number[], was: Bounds | undefined, is: Bounds | undefined): Uint8Array {
  const touched = new Uint8Array(bucketCount);
  const [wasLeast, wasMost] = was ?? unbounded;
  const [isLeast, isMost] = is ?? unbounded;
  for (const [one, other] of [
    [wasLeast, isLeast],
    [wasMost, isMost],
  ] as const)
    if (one !== other)
      touched.fill(1, bucketOf(begins, Math.min(one, other)), bucketOf(begins, Math.max(one, other)) + 1);
  if ((was === undefined) !== (is === undefined)) touched[unknownBucket] = 1;
  return touched;
}

type GroupColumn = { of: "medium" | "format"; groups: Uint32Array | Uint8Array; counts: Uint32Array; failing: number };

/** Numbers of places, in an array that grows: tens of thousands are counted some times as fast as in a list. */
class Places {
  #numbers = new Uint32Array(1_024);
  #count = 0;

  add(place: number): void {
    if (this.#count === this.#numbers.length) {
      const larger = new Uint32Array(2 * this.#count);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#count++] = place;
  }

  get all(): Uint32Array {
    return this.#numbers.subarray(0, this.#count);
  }
}

/** Formats that begin to count somewhere, and those that no longer do. */
type Moves = { entered: Places; left: Places };
const noMoves = (): Moves => ({ entered: new Places(), left: new Places() });

/** Gathers the formats that change their place, then counts them column by column: several times as fast as one by one. */
class TallyStep {
  readonly #columns: CatalogueColumns;
  readonly #tally: Tally;
  readonly #unit: number;
  readonly #groups: GroupColumn[];
  /** Formats that meet all filters. */
  readonly #everywhere = noMoves();
  /** The same for formats with one failure, by its facet. */
  readonly #alone = new Map<number, Moves>();

  constructor(columns: CatalogueColumns, tally: Tally, unit: number) {
    this.#columns = columns;
    this.#tally = tally;
    this.#unit = unit;
    this.#groups = [
      ...choiceFilters.map(({ parameter, of }) => ({
        of,
        groups: columns.choices[parameter].codes,
        counts: tally.choices[parameter],
        failing: failing(parameter),
      })),
      ...rangeFilters.map(({ parameter, of }) => ({
        of,
        groups: columns.ranges[parameter].buckets,
        counts: tally.ranges[parameter],
        failing: failing(parameter),
      })),
    ];
    for (const group of this.#groups) this.#alone.set(group.failing, noMoves());
  }

  moveMedium(medium: number, enters: boolean): void {
    const { media } = this.#tally;
    media[medium] = (media[medium] as number) + (enters ? -this.#unit : this.#unit);
    const { firstFormat, nextFormat } = this.#columns;
    for (let next = firstFormat[medium] as number; next !== 0; next = nextFormat[next - 1] as number)
      this.moveFormat(next - 1, enters);
  }

  moveFormat(format: number, enters: boolean): void {
    const { formats } = this.#tally;
    const before = formats[format] as number;
    const after = before + (enters ? -this.#unit : this.#unit);
    formats[format] = after;
    this.#movesOf(before)?.left.add(format);
    this.#movesOf(after)?.entered.add(format);
  }

  /** A format counts where its failures let it: everywhere, or in the facet of its one failed filter. */
  #movesOf(failures: number): Moves | undefined {
    if (failures === 0) return this.#everywhere;
    return failures < several ? this.#alone.get(failures) : undefined;
  }

  end(): void {
    const { figures } = this.#tally;
    const { entered, left } = this.#everywhere;
    figures[figure.total] = (figures[figure.total] as number) + entered.all.length - left.all.length;
    this.#count(this.#groups, this.#everywhere);
    for (const group of this.#groups) this.#count([group], this.#alone.get(group.failing) ?? noMoves());
    this.#measurePrices();
  }

  #count(groups: readonly GroupColumn[], { entered, left }: Moves): void {
    for (const [formats, change] of [
      [entered.all, 1],
      [left.all, -1],
    ] as const) {
      if (formats.length === 0) continue;
      const places = { format: formats, medium: formats.map((format) => this.#columns.mediumOf[format] as number) };
      for (const group of groups) addUp(group, places[group.of], change);
    }
  }

  /** Widens the extent of the prices. Where an outermost price left, all are looked at again. */
  #measurePrices(): void {
    const { figures } = this.#tally;
    const { values } = this.#columns.ranges.price;
    const counted = [this.#everywhere, this.#alone.get(failing("price")) ?? noMoves()];
    let [, least = 0, most = 0] = figures;
    const isOutermost = (format: number) => values[format] === least || values[format] === most;
    if (counted.some(({ left }) => left.all.some(isOutermost))) {
      figures.set(this.#extent(), figure.least);
      return;
    }
    for (const { entered } of counted)
      for (const format of entered.all) {
        least = Math.min(least, values[format] as number);
        most = Math.max(most, values[format] as number);
      }
    figures.set([least, most], figure.least);
  }

  /** The outermost prices lie in the first and the last filled bucket. */
  #extent(): [least: number, most: number] {
    const { formats, ranges } = this.#tally;
    const { values, buckets } = this.#columns.ranges.price;
    const own = failing("price");
    const known = ranges.price.subarray(0, unknownBucket);
    const [first, last] = [known.findIndex((count) => count > 0), known.findLastIndex((count) => count > 0)];
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (let format = 0; first >= 0 && format < this.#columns.formatCount; format++) {
      if (buckets[format] !== first && buckets[format] !== last) continue;
      if (formats[format] !== 0 && formats[format] !== own) continue;
      least = Math.min(least, values[format] as number);
      most = Math.max(most, values[format] as number);
    }
    return [least, most];
  }
}

function addUp({ groups, counts }: GroupColumn, places: Uint32Array, change: 1 | -1): void {
  for (let index = 0; index < places.length; index++) {
    const group = groups[places[index] as number] as number;
    counts[group] = (counts[group] as number) + change;
  }
}
