import { choiceFilters, type RangeFilterName, rangeFilters } from "../../../columns.ts";
import { type CatalogueColumns, type RangeColumn, unknownBucket } from "./columns.ts";
import { fetchAt, fetchedTogether, inParts } from "./fetch.ts";
import { addUpRows, fillRows, type MediaRows } from "./media-rows.ts";
import { Places } from "./places.ts";
import { type CountQuery, failing, figure, several, type Tally } from "./tally.ts";
import { fillOrder, partsBetween, partsOfValueBucket, type ValueOrder } from "./value-order.ts";

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

/** A query that differs from the next in one range. The prices' order tells their extent. */
export type CountStep = { before: CountQuery; order: ValueOrder; prices: ValueOrder; rows: MediaRows };

/**
 * Turns the tally of one query into that of the next, which differs in one range: only places that enter or leave it are
 * counted. Returns false, with the tally untouched, where counting anew is faster.
 */
export function stepTally(
  columns: CatalogueColumns,
  tally: Tally,
  { before, order, prices, rows }: CountStep,
  after: CountQuery,
): boolean {
  const filter = rangeFilters.find(({ parameter }) => parameter === steppedRange(before, after));
  if (!filter) return false;
  const { parameter, of } = filter;
  fillOrder(order, parameter, columns.ranges[parameter]);
  fillOrder(prices, "price", columns.ranges.price);
  const bounds = [before.ranges[parameter], after.ranges[parameter]] as const;
  const moved = movedPlaces(parameter, columns.ranges[parameter], order, bounds);
  if (!moved) return false;
  fillRows(rows, columns);
  const step = new TallyStep(columns, tally, { prices, rows }, parameter);
  const move = of === "format" ? "moveFormats" : "moveMedia";
  step[move](moved.entered.all, true);
  step[move](moved.left.all, false);
  step.end();
  return true;
}

type Bounds = [least: number, most: number];
const unbounded: Bounds = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** Places that enter and that leave. Without bounds, an unknown number (NaN) is in; within bounds it never is. */
function movedPlaces(
  facet: RangeFilterName,
  { values }: RangeColumn,
  { places, starts }: ValueOrder,
  [was, is]: readonly [Bounds | undefined, Bounds | undefined],
): Moves | undefined {
  const [wasLeast, wasMost] = was ?? unbounded;
  const [isLeast, isMost] = is ?? unbounded;
  const [wasOpen, isOpen] = [was === undefined, is === undefined];
  const moved = noMoves();
  const movedMax = Math.ceil(places.length * steppedShare);
  for (const part of touchedParts(facet, was, is)) {
    const end = starts[part + 1] as number;
    for (let at = starts[part] as number; at < end; at++) {
      const place = places[at] as number;
      const value = values[place] as number;
      const before = wasOpen || (value >= wasLeast && value <= wasMost);
      const enters = isOpen || (value >= isLeast && value <= isMost);
      if (before !== enters) (enters ? moved.entered : moved.left).add(place);
    }
    if (moved.entered.count + moved.left.count > movedMax) return undefined;
  }
  return moved;
}

/** Only between the old and the new bound does anything move. */
function touchedParts(facet: RangeFilterName, was: Bounds | undefined, is: Bounds | undefined): Set<number> {
  const touched = new Set<number>();
  const touch = ([first, last]: [first: number, last: number]) => {
    for (let part = first; part <= last; part++) touched.add(part);
  };
  for (const end of [0, 1] as const) {
    const [one, other] = [(was ?? unbounded)[end], (is ?? unbounded)[end]];
    if (one !== other) touch(partsBetween(facet, one, other));
  }
  if ((was === undefined) !== (is === undefined)) touch(partsOfValueBucket(unknownBucket));
  return touched;
}

type GroupColumn = { of: "medium" | "format"; groups: Uint32Array | Uint8Array; counts: Uint32Array; failing: number };

/** Formats that begin to count somewhere, and those that no longer do. */
type Moves = { entered: Places; left: Places };
const noMoves = (): Moves => ({ entered: new Places(), left: new Places() });

/**
 * Gathers the formats that change their place, then counts them column by column: several times as fast as one by one. The
 * dragged facet counts as if it had no range, so its own counts stay.
 */
class TallyStep {
  readonly #columns: CatalogueColumns;
  readonly #tally: Tally;
  readonly #unit: number;
  readonly #groups: GroupColumn[];
  /** Where rows are counted. */
  readonly #counts: Pick<Tally, "choices" | "ranges">;
  /** Formats that meet all filters. */
  readonly #everywhere = noMoves();
  /** The same for formats with one failure, by its facet's sum. */
  readonly #alone: Moves[] = [];
  readonly #prices: ValueOrder;
  readonly #rows: MediaRows;

  constructor(
    columns: CatalogueColumns,
    tally: Tally,
    { prices, rows }: Pick<CountStep, "prices" | "rows">,
    dragged: RangeFilterName,
  ) {
    this.#columns = columns;
    this.#tally = tally;
    this.#prices = prices;
    this.#rows = rows;
    this.#unit = failing(dragged);
    const unused = new Uint32Array(new SharedArrayBuffer(4 * (unknownBucket + 1)));
    this.#counts = { choices: tally.choices, ranges: { ...tally.ranges, [dragged]: unused } };
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
    ].filter((group) => group.failing !== this.#unit);
    for (const group of this.#groups) this.#alone[group.failing] = noMoves();
  }

  moveMedia(places: Uint32Array, enter: boolean): void {
    const { media, formats } = this.#tally;
    const { firstFormat, nextFormat } = this.#columns;
    const change = enter ? -this.#unit : this.#unit;
    for (const part of inParts(places)) {
      fetchAt(media, part);
      // An outlet's formats mostly lie together, and come with the first.
      const first = part.map((medium) => Math.max(0, (firstFormat[medium] as number) - 1));
      fetchAt(nextFormat, first);
      fetchAt(formats, first);
      for (const medium of part) {
        media[medium] = (media[medium] as number) + change;
        for (let next = firstFormat[medium] as number; next !== 0; next = nextFormat[next - 1] as number)
          this.#moveFormat(next - 1, change);
      }
    }
  }

  moveFormats(places: Uint32Array, enter: boolean): void {
    const change = enter ? -this.#unit : this.#unit;
    for (const part of inParts(places)) {
      fetchAt(this.#tally.formats, part);
      for (const format of part) this.#moveFormat(format, change);
    }
  }

  #moveFormat(format: number, change: number): void {
    const { formats } = this.#tally;
    const before = formats[format] as number;
    const after = before + change;
    formats[format] = after;
    this.#movesOf(before)?.left.add(format);
    this.#movesOf(after)?.entered.add(format);
  }

  /** A format counts where its failures let it: everywhere, or in the facet of its one failed filter. */
  #movesOf(failures: number): Moves | undefined {
    if (failures === 0) return this.#everywhere;
    return failures < several ? this.#alone[failures] : undefined;
  }

  end(): void {
    const { figures } = this.#tally;
    const { entered, left } = this.#everywhere;
    figures[figure.total] = (figures[figure.total] as number) + entered.all.length - left.all.length;
    this.#countEverywhere(this.#everywhere);
    for (const group of this.#groups) this.#countIn(group, this.#aloneIn(group.failing));
    // A dragged price decides what counts elsewhere, not which prices its own facet shows.
    if (this.#unit !== failing("price")) this.#measurePrices();
  }

  #aloneIn(facet: number): Moves {
    return this.#alone[facet] ?? noMoves();
  }

  #countEverywhere(moves: Moves): void {
    for (const [formats, change] of changesOf(moves)) {
      for (const group of this.#groups) if (group.of === "format") addUp(group, { places: formats }, change);
      addUpRows(this.#rows, this.#mediaOf(formats), change, this.#counts);
    }
  }

  #countIn(group: GroupColumn, moves: Moves): void {
    for (const [formats, change] of changesOf(moves))
      addUp(group, group.of === "format" ? { places: formats } : this.#mediaOf(formats), change);
  }

  /** An outlet's formats mostly come one after the other: their outlet is counted once, by its weight. */
  #mediaOf(formats: Uint32Array): Required<WeightedPlaces> {
    const { mediumOf } = this.#columns;
    const places = new Uint32Array(formats.length);
    const weights = new Uint32Array(formats.length);
    let last = -1;
    for (const format of formats) {
      const medium = mediumOf[format] as number;
      if (last < 0 || places[last] !== medium) places[++last] = medium;
      weights[last] = (weights[last] as number) + 1;
    }
    return { places: places.subarray(0, last + 1), weights };
  }

  /** Widens the extent of the prices. Where an outermost price left, all are looked at again. */
  #measurePrices(): void {
    const { figures } = this.#tally;
    const { values } = this.#columns.ranges.price;
    const counted = [this.#everywhere, this.#aloneIn(failing("price"))];
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

  /** The outermost prices lie in the first and the last filled bucket, mostly in its first and last parts. */
  #extent(): [least: number, most: number] {
    const known = this.#tally.ranges.price.subarray(0, unknownBucket);
    const [first, last] = [known.findIndex((count) => count > 0), known.findLastIndex((count) => count > 0)];
    if (first < 0) return [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    const [lowest, highest] = [partsOfValueBucket(first), partsOfValueBucket(last)];
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (let part = lowest[0]; part <= lowest[1] && least === Number.POSITIVE_INFINITY; part++)
      for (const price of this.#pricesIn(part)) least = Math.min(least, price);
    for (let part = highest[1]; part >= highest[0] && most === Number.NEGATIVE_INFINITY; part--)
      for (const price of this.#pricesIn(part)) most = Math.max(most, price);
    return [least, most];
  }

  /** Prices of the formats that count in the price's facet. */
  *#pricesIn(part: number): Generator<number> {
    const { formats } = this.#tally;
    const { values } = this.#columns.ranges.price;
    const own = failing("price");
    const { places, starts } = this.#prices;
    for (const format of places.subarray(starts[part], starts[part + 1]))
      if (formats[format] === 0 || formats[format] === own) yield values[format] as number;
  }
}

type WeightedPlaces = { places: Uint32Array; weights?: Uint32Array };

const changesOf = ({ entered, left }: Moves) =>
  (
    [
      [entered.all, 1],
      [left.all, -1],
    ] as const
  ).filter(([formats]) => formats.length > 0);

function addUp({ groups, counts }: GroupColumn, { places, weights }: WeightedPlaces, change: 1 | -1): void {
  for (let index = 0; index < places.length; index++) {
    if (index % fetchedTogether === 0) fetchAt(groups, places.subarray(index, index + fetchedTogether));
    const group = groups[places[index] as number] as number;
    counts[group] = (counts[group] as number) + (weights ? change * (weights[index] as number) : change);
  }
}
