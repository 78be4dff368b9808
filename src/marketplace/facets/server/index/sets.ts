import type { TextQuery } from "../../../text-query.ts";
import type { SearchedColumns } from "./columns.ts";
import { numberOfMedium } from "./media-ids.ts";
import { searchMedia } from "./search.ts";

/** Outlets by their ids between spaces, or those that hold a text; `isExcluded`: all others are meant. */
export type MediaSet = { ids: string; isExcluded: boolean } | { text: TextQuery };

/** By the outlet's number: 1 for a member. */
export function membersOf(columns: Omit<SearchedColumns, "choices" | "ranges">, set: MediaSet): Uint8Array {
  const members = new Uint8Array(columns.mediaCount);
  if ("text" in set) {
    const { media, count } = searchMedia(columns, set.text);
    for (let at = 0; at < count; at++) members[media[at] as number] = 1;
    return members;
  }
  for (const id of set.ids.split(" ")) {
    const medium = numberOfMedium(columns, id);
    if (medium !== undefined) members[medium] = 1;
  }
  return members;
}

export const isExcluding = (set: MediaSet): boolean => "ids" in set && set.isExcluded;
