import { type MetricName, metricNames } from "#media/media.ts";
import { bucketBounds, turnaroundSteps } from "../../facets.ts";
import { ChoiceColumn, grown, RangeColumn } from "./columns.ts";

const derivedMax = 100;

/** A medium with its listed formats, as the index keeps it. */
export type IndexedMedium = {
  mediaType: string;
  countries: string[];
  languages: string[];
  topics: string[];
  /** In the order of `metricNames`. */
  metrics: (number | null)[];
  formats: { formatType: string; hyperlinkKind: string; priceCents: number; turnaroundHours: number }[];
};

/** Whole hours, so that "up to 24" ends where 25 begins. */
const turnaroundBounds = [0, ...turnaroundSteps.map((hours) => hours + 1)];

/**
 * The listing as columns of numbers: what belongs to a medium once a medium, what belongs to a format once a format. Some
 * 150 bytes a medium, 30 a format, and the media's ids: 50 MB for 100 000 media with four formats each.
 */
export class Catalogue {
  /** Goes up with every change. */
  generation = 0;
  readonly #derived = new Map<string, unknown>();

  /** Of each medium, by its number; a medium that left keeps its number and has no formats. */
  readonly mediaType = new ChoiceColumn();
  readonly country = new ChoiceColumn();
  readonly language = new ChoiceColumn();
  readonly topic = new ChoiceColumn();
  readonly metrics = Object.fromEntries(
    metricNames.map((name) => [name, new RangeColumn(bucketBounds[name])]),
  ) as Record<MetricName, RangeColumn>;
  readonly #numberOf = new Map<string, number>();

  /** Of each format, side by side without gaps and in no order. */
  formatCount = 0;
  mediumOf = new Uint32Array(0);
  readonly formatType = new ChoiceColumn();
  readonly hyperlinkKind = new ChoiceColumn();
  readonly price = new RangeColumn(bucketBounds.price);
  readonly turnaround = new RangeColumn(turnaroundBounds);
  readonly #ofFormats = [this.formatType, this.hyperlinkKind, this.price, this.turnaround];

  get mediaCount(): number {
    return this.#numberOf.size;
  }

  /**
   * Something computed of the catalogue, kept until it changes: many ask the same, and who drags a slider keeps the text.
   * What also rests on an earlier look, at the generation `since`, is kept only where nothing has changed since then.
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

  /** Forgets what could not be computed. */
  forget(key: string): void {
    this.#derived.delete(key);
  }

  /** The number of a medium; undefined when it was never listed. */
  numberOf(mediaId: string): number | undefined {
    return this.#numberOf.get(mediaId);
  }

  /** Takes these media as they are now; undefined has left the market. */
  replace(media: ReadonlyMap<string, IndexedMedium | undefined>): void {
    this.#removeFormatsOf(media.keys());
    for (const [id, medium] of media) {
      if (!medium) continue;
      const number = this.#numberFor(id);
      this.#setMedium(number, medium);
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

  #setMedium(medium: number, { mediaType, countries, languages, topics, metrics }: IndexedMedium): void {
    this.mediaType.set(medium, [mediaType]);
    this.country.set(medium, countries);
    this.language.set(medium, languages);
    this.topic.set(medium, topics);
    for (const [index, name] of metricNames.entries()) this.metrics[name].set(medium, metrics[index] ?? null);
  }

  #addFormat(
    medium: number,
    { formatType, hyperlinkKind, priceCents, turnaroundHours }: IndexedMedium["formats"][number],
  ): void {
    const format = this.formatCount++;
    this.mediumOf = grown(this.mediumOf, this.formatCount);
    this.mediumOf[format] = medium;
    this.formatType.set(format, [formatType]);
    this.hyperlinkKind.set(format, [hyperlinkKind]);
    this.price.set(format, priceCents);
    this.turnaround.set(format, turnaroundHours);
  }

  /** The last format takes the place of each removed one. */
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
      for (const column of this.#ofFormats) column.move(last, format);
    }
  }
}
