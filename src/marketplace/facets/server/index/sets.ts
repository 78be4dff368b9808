import type { TextQuery } from "../../../text-query.ts";
import type { SearchedColumns } from "./columns.ts";
import { numberOfMedium } from "./media-ids.ts";
import { searchMedia } from "./search.ts";

/** Outlets by their ids between spaces, or those that hold a text; `isExcluded`: all others are meant. */
export type MediaSet = { ids: string; isExcluded: boolean } | { text: TextQuery };

/** Its members by their numbers, each once. */
export function membersOf(columns: Pick<SearchedColumns, "mediaCount" | "ids" | "slots" | "texts">, set: MediaSet) {
  if ("text" in set) {
    const { media, count } = searchMedia(columns, set.text);
    return media.subarray(0, count);
  }
  const numbers = set.ids.split(" ").map((id) => numberOfMedium(columns, id));
  return Uint32Array.from(new Set(numbers.filter((medium) => medium !== undefined)));
}

/** By the outlet's number: 1 for a member. */
export function memberMarks(members: Uint32Array, mediaCount: number): Uint8Array {
  const marks = new Uint8Array(mediaCount);
  for (const medium of members) marks[medium] = 1;
  return marks;
}

export const isExcluding = (set: MediaSet): boolean => "ids" in set && set.isExcluded;
