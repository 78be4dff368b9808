import { bucketOf } from "../../../facets.ts";

type Numbers = Float64Array | Uint32Array | Int32Array | Uint16Array | Uint8Array;

/** Growing by half copies each element only a few times. */
export function grown<Kept extends Numbers>(numbers: Kept, length: number): Kept {
  if (length <= numbers.length) return numbers;
  const larger = new (numbers.constructor as new (length: number) => Kept)(Math.max(1_024, Math.ceil(length * 1.5)));
  larger.set(numbers);
  return larger;
}

/** Lists come as joined texts: reading 300,000 arrays would be most of the work. */
export const separator = "\u001f";

/**
 * A column of one or several words in each place. Equal lists share a code, so a filter compares each list once and
 * each place by number.
 */
export class ChoiceColumn {
  codes = new Uint32Array(0);
  readonly lists: (readonly string[])[] = [];
  readonly #codeOf = new Map<string, number>();

  /** `text`: the words, joined by the separator. */
  set(place: number, text: string): void {
    this.codes = grown(this.codes, place + 1);
    let code = this.#codeOf.get(text);
    if (code === undefined) {
      code = this.lists.push(text === "" ? [] : text.split(separator)) - 1;
      this.#codeOf.set(text, code);
    }
    this.codes[place] = code;
  }

  move(from: number, to: number): void {
    this.codes[to] = this.codes[from] as number;
  }

  /** Returns for each code: 1 when its list has a chosen value. */
  holding(chosen: readonly string[]): Uint8Array {
    const wanted = new Set(chosen);
    return Uint8Array.from(this.lists, (list) => (list.some((value) => wanted.has(value)) ? 1 : 0));
  }

  byValue(counted: Uint32Array): Map<string, number> {
    const counts = new Map<string, number>();
    for (const [code, list] of this.lists.entries()) {
      const count = counted[code] ?? 0;
      if (count > 0) for (const value of list) counts.set(value, (counts.get(value) ?? 0) + count);
    }
    return counts;
  }
}

export const unknownBucket = 255;

/** A column of exact numbers with their histogram buckets; unknown is NaN. */
export class RangeColumn {
  values = new Float64Array(0);
  buckets = new Uint8Array(0);
  readonly #bounds: readonly number[];

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
  }

  set(place: number, value: number | null): void {
    this.values = grown(this.values, place + 1);
    this.buckets = grown(this.buckets, place + 1);
    this.values[place] = value ?? Number.NaN;
    this.buckets[place] = value === null ? unknownBucket : bucketOf(this.#bounds, value);
  }

  move(from: number, to: number): void {
    this.values[to] = this.values[from] as number;
    this.buckets[to] = this.buckets[from] as number;
  }
}
