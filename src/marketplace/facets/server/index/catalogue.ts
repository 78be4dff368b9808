import { type ChoiceFilterName, choiceFilters, type RangeFilterName } from "../../../columns.ts";
import { bucketOf } from "../../../facets.ts";
import {
  byFacet,
  type CatalogueColumns,
  type ChoiceColumn,
  emptyColumns,
  filtersOf,
  grown,
  unknownBucket,
} from "./columns.ts";
import { fineBounds } from "./fine-buckets.ts";
import { numberForMedium, numberOfMedium } from "./media-ids.ts";
import { dropText, setText } from "./texts.ts";

/** Between the records, fields and list items of a batch: reading 300,000 rows and arrays would be most of the work. */
export const separators = { record: "\u001d", field: "\u001e", item: "\u001f" } as const;

/**
 * Media to replace. Each record is an id, an outlet's also its text, and the values in the order of `filtersOf`; media
 * without formats leave.
 */
export type MediaBatch = { ids: string[]; media: string; formats: string };

/** Words by number, for each filter by choice. */
export type CatalogueWords = Record<ChoiceFilterName, string[]>;

const ofMedia = filtersOf("medium");
const ofFormats = filtersOf("format");

/** The one writer of a catalogue's columns. It alone knows words and lists as texts. */
export class Catalogue {
  readonly columns: CatalogueColumns;
  readonly words: CatalogueWords;
  readonly #codeOf: Record<ChoiceFilterName, Map<string, number>>;
  readonly #wordOf: Record<ChoiceFilterName, Map<string, number>>;

  constructor(columns = emptyColumns(), words: CatalogueWords = byFacet(choiceFilters, () => [])) {
    this.columns = columns;
    this.words = words;
    this.#wordOf = byFacet(choiceFilters, (facet) => new Map(words[facet].map((word, number) => [word, number])));
    this.#codeOf = byFacet(choiceFilters, (facet) => codesOf(columns.choices[facet], words[facet]));
  }

  replace({ ids, media, formats }: MediaBatch): void {
    const left = new Set<number>();
    for (const id of ids) {
      const medium = numberOfMedium(this.columns, id);
      if (medium === undefined) continue;
      this.#removeFormatsOf(medium);
      left.add(medium);
    }
    for (const [id, text, ...values] of recordsOf(media)) {
      const medium = numberForMedium(this.columns, id as string);
      left.delete(medium);
      setText(this.columns.texts, medium, text as string);
      this.#set(medium, ofMedia, values);
    }
    for (const medium of left) dropText(this.columns.texts, medium);
    for (const [id, ...values] of recordsOf(formats))
      this.#addFormat(numberForMedium(this.columns, id as string), values);
  }

  #addFormat(medium: number, values: string[]): void {
    const { columns } = this;
    const format = columns.formatCount++;
    columns.mediumOf = grown(columns.mediumOf, columns.formatCount);
    columns.nextFormat = grown(columns.nextFormat, columns.formatCount);
    columns.mediumOf[format] = medium;
    columns.nextFormat[format] = columns.firstFormat[medium] as number;
    columns.firstFormat[medium] = format + 1;
    this.#set(format, ofFormats, values);
  }

  /** Moves the last format into each removed one's place. */
  #removeFormatsOf(medium: number): void {
    const { columns } = this;
    for (let first = columns.firstFormat[medium]; first; first = columns.firstFormat[medium]) {
      columns.firstFormat[medium] = columns.nextFormat[first - 1] as number;
      const last = --columns.formatCount;
      if (last !== first - 1) this.#moveFormat(last, first - 1);
    }
  }

  #moveFormat(from: number, to: number): void {
    const { firstFormat, nextFormat, mediumOf, choices, ranges } = this.columns;
    const medium = mediumOf[from] as number;
    let before = firstFormat[medium] as number;
    if (before === from + 1) firstFormat[medium] = to + 1;
    else {
      while (nextFormat[before - 1] !== from + 1) before = nextFormat[before - 1] as number;
      nextFormat[before - 1] = to + 1;
    }
    nextFormat[to] = nextFormat[from] as number;
    mediumOf[to] = medium;
    for (const { parameter } of ofFormats.choices) moveIn(choices[parameter].codes, from, to);
    for (const { parameter } of ofFormats.ranges) {
      moveIn(ranges[parameter].values, from, to);
      moveIn(ranges[parameter].buckets, from, to);
    }
  }

  #set(place: number, { choices, ranges }: ReturnType<typeof filtersOf>, values: string[]): void {
    for (const [index, { parameter }] of choices.entries()) this.#setChoice(place, parameter, values[index] ?? "");
    for (const [index, { parameter }] of ranges.entries())
      this.#setNumber(place, parameter, values[choices.length + index] ?? "");
  }

  #setChoice(place: number, facet: ChoiceFilterName, text: string): void {
    const column = this.columns.choices[facet];
    column.codes = grown(column.codes, place + 1);
    column.codes[place] = this.#codeOf[facet].get(text) ?? this.#addList(facet, text);
  }

  #addList(facet: ChoiceFilterName, text: string): number {
    const column = this.columns.choices[facet];
    const code = column.codeCount++;
    const begin = column.starts[code] as number;
    const list = text === "" ? [] : text.split(separators.item);
    column.words = grown(column.words, begin + list.length);
    column.words.set(
      list.map((word) => this.#numberForWord(facet, word)),
      begin,
    );
    column.starts = grown(column.starts, code + 2);
    column.starts[code + 1] = begin + list.length;
    this.#codeOf[facet].set(text, code);
    return code;
  }

  #numberForWord(facet: ChoiceFilterName, word: string): number {
    const known = this.#wordOf[facet].get(word);
    if (known !== undefined) return known;
    const number = this.words[facet].push(word) - 1;
    this.#wordOf[facet].set(word, number);
    this.columns.choices[facet].wordCount = number + 1;
    return number;
  }

  #setNumber(place: number, facet: RangeFilterName, text: string): void {
    const column = this.columns.ranges[facet];
    column.values = grown(column.values, place + 1);
    column.buckets = grown(column.buckets, place + 1);
    column.values[place] = text === "" ? Number.NaN : Number(text);
    column.buckets[place] = text === "" ? unknownBucket : bucketOf(fineBounds[facet], Number(text));
  }
}

function moveIn(numbers: Float64Array | Uint32Array | Uint8Array, from: number, to: number): void {
  numbers[to] = numbers[from] as number;
}

function* recordsOf(text: string): Generator<string[]> {
  if (text !== "") for (const record of text.split(separators.record)) yield record.split(separators.field);
}

/** Finds each list's code by its text, after a file was read. */
function codesOf({ starts, words, codeCount }: ChoiceColumn, texts: string[]): Map<string, number> {
  const codes = new Map<string, number>();
  for (let code = 0; code < codeCount; code++) {
    const list = [...words.subarray(starts[code], starts[code + 1])].map((word) => texts[word]);
    codes.set(list.join(separators.item), code);
  }
  return codes;
}
