import { type ChoiceFilterName, choiceFilters, type RangeFilterName, rangeFilters } from "../../../columns.ts";

/** Numbers in shared memory: the writing thread fills them, the counting threads read the same bytes. */
export type SharedNumbers =
  | Float64Array<SharedArrayBuffer>
  | Uint32Array<SharedArrayBuffer>
  | Uint16Array<SharedArrayBuffer>
  | Uint8Array<SharedArrayBuffer>;

const kinds = {
  Float64Array: (memory: SharedArrayBuffer) => new Float64Array(memory),
  Uint32Array: (memory: SharedArrayBuffer) => new Uint32Array(memory),
  Uint16Array: (memory: SharedArrayBuffer) => new Uint16Array(memory),
  Uint8Array: (memory: SharedArrayBuffer) => new Uint8Array(memory),
};

export function sharedNumbers<Kind extends keyof typeof kinds>(kind: Kind, length: number) {
  const memory = new SharedArrayBuffer(length * globalThis[kind].BYTES_PER_ELEMENT);
  return kinds[kind](memory) as ReturnType<(typeof kinds)[Kind]>;
}

/** Growing by half copies each element only a few times. */
export function grown<Kept extends SharedNumbers>(numbers: Kept, length: number): Kept {
  if (length <= numbers.length) return numbers;
  const kind = numbers.constructor as new (buffer: SharedArrayBuffer) => Kept;
  const enough = Math.max(1_024, Math.ceil(length * 1.5));
  const larger = new kind(new SharedArrayBuffer(enough * numbers.BYTES_PER_ELEMENT));
  larger.set(numbers as never);
  return larger;
}

/** Each place has a code, each code a list of words, each word a number: `words[starts[code]]` to `starts[code + 1]`. */
export type ChoiceColumn<Memory extends ArrayBufferLike = SharedArrayBuffer> = {
  codes: Uint32Array<Memory>;
  starts: Uint32Array<SharedArrayBuffer>;
  words: Uint32Array<SharedArrayBuffer>;
  codeCount: number;
  wordCount: number;
};

/** Exact numbers with their buckets (`fine-buckets.ts`); unknown is NaN. */
export type RangeColumn<Memory extends ArrayBufferLike = SharedArrayBuffer> = {
  values: Float64Array<Memory>;
  buckets: Uint8Array<Memory>;
};

export const unknownBucket = 255;

/**
 * Each outlet's text as bytes, and a signature by which a search passes over most outlets (`texts.ts`). Of `filled`
 * bytes, `live` belong to a text.
 */
export type TextColumn = {
  bytes: Uint8Array<SharedArrayBuffer>;
  begins: Uint32Array<SharedArrayBuffer>;
  lengths: Uint16Array<SharedArrayBuffer>;
  signatures: Uint32Array<SharedArrayBuffer>;
  filled: number;
  live: number;
};

/**
 * The listing as columns of numbers, stored once per outlet or once per format. Outlets keep their number when they leave
 * the market; formats are dense and unordered. The formats of an outlet are a chain: `firstFormat` and `nextFormat` hold a
 * format's number plus one, and 0 at the end.
 */
export type CatalogueColumns = {
  mediaCount: number;
  formatCount: number;
  /** Four numbers an outlet: its UUID. `slots` finds them by hash. */
  ids: Uint32Array<SharedArrayBuffer>;
  slots: Uint32Array<SharedArrayBuffer>;
  firstFormat: Uint32Array<SharedArrayBuffer>;
  nextFormat: Uint32Array<SharedArrayBuffer>;
  mediumOf: Uint32Array<SharedArrayBuffer>;
  texts: TextColumn;
  choices: Record<ChoiceFilterName, ChoiceColumn>;
  ranges: Record<RangeFilterName, RangeColumn>;
};

/** The columns that a text's page reads: sixty arrays cost a message to a thread more than the search. */
export type SearchedColumns = Pick<
  CatalogueColumns,
  "mediaCount" | "ids" | "slots" | "firstFormat" | "nextFormat" | "texts"
> & {
  choices: Partial<CatalogueColumns["choices"]>;
  ranges: Partial<CatalogueColumns["ranges"]>;
};

/** The order in which values are read from the table and kept. */
export const filtersOf = (owner: "medium" | "format") => ({
  choices: choiceFilters.filter(({ of }) => of === owner),
  ranges: rangeFilters.filter(({ of }) => of === owner),
});

const noNumbers = () => sharedNumbers("Uint32Array", 0);

export function emptyColumns(): CatalogueColumns {
  const choice = (): ChoiceColumn => ({
    codes: noNumbers(),
    starts: sharedNumbers("Uint32Array", 1),
    words: noNumbers(),
    codeCount: 0,
    wordCount: 0,
  });
  const range = (): RangeColumn => ({
    values: sharedNumbers("Float64Array", 0),
    buckets: sharedNumbers("Uint8Array", 0),
  });
  return {
    mediaCount: 0,
    formatCount: 0,
    ids: noNumbers(),
    slots: sharedNumbers("Uint32Array", 1_024),
    firstFormat: noNumbers(),
    nextFormat: noNumbers(),
    mediumOf: noNumbers(),
    texts: {
      bytes: sharedNumbers("Uint8Array", 0),
      begins: noNumbers(),
      lengths: sharedNumbers("Uint16Array", 0),
      signatures: noNumbers(),
      filled: 0,
      live: 0,
    },
    choices: byFacet(choiceFilters, choice),
    ranges: byFacet(rangeFilters, range),
  };
}

export const byFacet = <Facet extends string, Made>(
  filters: readonly { parameter: Facet; of: "medium" | "format" }[],
  make: (facet: Facet, of: "medium" | "format") => Made,
) => Object.fromEntries(filters.map(({ parameter, of }) => [parameter, make(parameter, of)])) as Record<Facet, Made>;

/** An array of a catalogue, and how much of it is filled. */
export type ColumnPart = { numbers: SharedNumbers; filled: number; put: (numbers: SharedNumbers) => void };

/** Every array, always in the same order: a file keeps these. */
export function columnPartsOf(columns: CatalogueColumns): ColumnPart[] {
  const { mediaCount, formatCount, texts, choices, ranges } = columns;
  const part = <Holder, Name extends keyof Holder>(holder: Holder, name: Name, filled: number): ColumnPart => ({
    numbers: holder[name] as SharedNumbers,
    filled,
    put: (numbers) => {
      holder[name] = numbers as Holder[Name];
    },
  });
  const countOf = { medium: mediaCount, format: formatCount };
  return [
    part(columns, "ids", 4 * mediaCount),
    part(columns, "slots", columns.slots.length),
    part(columns, "firstFormat", mediaCount),
    part(columns, "nextFormat", formatCount),
    part(columns, "mediumOf", formatCount),
    part(texts, "bytes", texts.filled),
    part(texts, "begins", mediaCount),
    part(texts, "lengths", mediaCount),
    part(texts, "signatures", texts.signatures.length),
    ...choiceFilters.flatMap(({ parameter, of }) => {
      const column = choices[parameter];
      return [
        part(column, "codes", countOf[of]),
        part(column, "starts", column.codeCount + 1),
        part(column, "words", column.starts[column.codeCount] ?? 0),
      ];
    }),
    ...rangeFilters.flatMap(({ parameter, of }) => [
      part(ranges[parameter], "values", countOf[of]),
      part(ranges[parameter], "buckets", countOf[of]),
    ]),
  ];
}
