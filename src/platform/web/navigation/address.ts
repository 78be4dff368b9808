import { isDay } from "../../contract/day.ts";
import { isUuid } from "../../contract/iri.ts";
import { lastPageNumber } from "../../contract/list-length.ts";

/** Reads a value of the address; undefined where it is no such value. */
type AddressReader<Value> = (value: unknown) => Value | undefined;
type AddressReaders = Readonly<Record<string, AddressReader<unknown>>>;
export type AddressBy<Readers extends AddressReaders> = { [Name in keyof Readers]?: ReturnType<Readers[Name]> };

/** Reads the address by the page's readers, without schemas. Values that are not understood are dropped. */
export function readAddress<Readers extends AddressReaders>(
  readers: Readers,
  search: Record<string, unknown>,
): AddressBy<Readers> {
  const read = Object.entries(readers).map(([name, reader]) => [name, reader(search[name])] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as AddressBy<Readers>;
}

/** A text of at most so many characters. */
export const textUpTo =
  (most: number): AddressReader<string> =>
  (value) =>
    typeof value === "string" && value.length <= most ? value : undefined;

/** A text without the space around it; undefined for nothing else. */
export const wordsUpTo =
  (most: number): AddressReader<string> =>
  (value) =>
    typeof value === "string" ? textUpTo(most)(value.trim()) || undefined : undefined;

export const oneOfWords =
  <const Words extends readonly string[]>(words: Words): AddressReader<Words[number]> =>
  (value) =>
    words.find((word) => word === value);

export const wholeFrom =
  (least: number, most = Number.MAX_SAFE_INTEGER): AddressReader<number> =>
  (value) => {
    const number = typeof value === "string" && value !== "" ? Number(value) : value;
    return Number.isInteger(number) && Number(number) >= least && Number(number) <= most ? Number(number) : undefined;
  };

/** Counted from 1. */
export const pageNumber: AddressReader<number> = wholeFrom(1, lastPageNumber);

export const idInAddress: AddressReader<string> = (value) =>
  typeof value === "string" && isUuid(value) ? value : undefined;

export const dayInAddress: AddressReader<string> = (value) =>
  typeof value === "string" && isDay(value) ? value : undefined;

/** One or several; one wrong value drops all. */
export const severalInAddress =
  <Value>(reader: AddressReader<Value>): AddressReader<Value[]> =>
  (value) => {
    if (value === undefined) return undefined;
    const read = [value].flat().map(reader);
    return read.every((each) => each !== undefined) ? (read as Value[]) : undefined;
  };
