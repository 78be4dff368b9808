import type { TextQuery } from "../../../text-query.ts";
import type { SearchedColumns } from "./columns.ts";
import { numberOfMedium } from "./media-ids.ts";
import { searchMedia } from "./search.ts";

/** Outlets by their ids between spaces, or those that hold a text; `isExcluded`: all others are meant. */
export type MediaSet = { ids: string; isExcluded: boolean } | { text: TextQuery };

type SearchedMedia = Pick<SearchedColumns, "mediaCount" | "ids" | "slots" | "texts">;

/** A set's outlets by their numbers, each once; `isExcluded`: all others are meant. */
export type SetMembers = { media: Uint32Array; isExcluded: boolean };

export function membersOf(columns: SearchedMedia, set: MediaSet): SetMembers {
  if ("text" in set) {
    const { media, count } = searchMedia(columns, set.text);
    return { media: media.subarray(0, count), isExcluded: false };
  }
  const numbers = set.ids.split(" ").map((id) => numberOfMedium(columns, id));
  const media = Uint32Array.from(new Set(numbers.filter((medium) => medium !== undefined)));
  return { media, isExcluded: set.isExcluded };
}

/** Tells of each outlet whether the set leaves it. */
export function meetsSet({ media, isExcluded }: SetMembers, mediaCount: number): (medium: number) => boolean {
  const marks = new Uint8Array(mediaCount);
  for (const medium of media) marks[medium] = 1;
  return (medium) => (marks[medium] === 1) !== isExcluded;
}
