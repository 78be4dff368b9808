import type pg from "pg";
import { formatTypes } from "#formats/format.ts";
import { booking } from "./booking.ts";
import { detail } from "./detail.ts";
import { listDefault, listFiltered, listSearched } from "./listings.ts";
import type { Work } from "./work.ts";

/** All that is measured, in the order of the table. Both processes make the same list: a work is named by its place in it. */
export function worksOf(owner: Pick<pg.Pool, "query">, media: number): Work[] {
  return [listDefault, listFiltered, listSearched, detail(media), booking(owner, media * formatTypes.length)];
}
