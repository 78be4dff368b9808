import type pg from "pg";
import { formatTypes } from "#formats/format.ts";
import { booking, bookingAtLeast } from "./booking.ts";
import { detail } from "./detail.ts";
import {
  facetsAll,
  facetsFiltered,
  listCompressed,
  listDefault,
  listFiltered,
  listMistyped,
  listSearched,
} from "./listings.ts";
import type { Work } from "./work.ts";

/** In the order of the table. Both processes make the same list: a work's index names it. */
export function worksOf(owner: Pick<pg.Pool, "query">, media: number): Work[] {
  return [
    listDefault,
    listCompressed,
    listFiltered,
    facetsAll,
    facetsFiltered,
    listSearched,
    listMistyped,
    detail(media),
    booking(owner, media * formatTypes.length),
    bookingAtLeast(owner, media * formatTypes.length),
  ];
}
