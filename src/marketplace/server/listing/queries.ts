import type { Actor } from "#accounts/actor.ts";
import type { FormatType } from "#formats/format.ts";
import { iri, type Page } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ChosenQuery, Listing, ListingQuery } from "../../contract.ts";
import { totalOf } from "../../facets/server/total.ts";
import { type MarkKind, type MarkPlace, markPlaces } from "../../marks/marks.ts";
import { keysStatement, oneRow, pageStatement, rowsStatement } from "../queries-search.ts";
import { type Scope, scopeOf } from "../scope.ts";

/** A row as its statement answers it; `total` is of a page that counts. */
type Row = Omit<Listing, "formatType" | "numericPrice" | "listed" | "favourite" | "favouriteIn" | "blockedIn"> & {
  formatType: FormatType;
  marks: `${MarkKind} ${MarkPlace}`[];
  total?: number;
};

/** A page of the marketplace and the total: in one statement where that knows both, side by side where it doesn't. */
export async function listListings(
  reader: Reader,
  actor: Actor,
  query: ListingQuery & Page,
): Promise<{ items: Listing[]; totalItems: number }> {
  const scope = await scopeOf(reader, actor, query);
  const { counts, ...statement } = pageStatement(query, scope);
  const total = () => totalOf(reader, query, scope);
  const [{ rows }, counted] = await Promise.all([reader.$client.query<Row>(statement), counts ? undefined : total()]);
  // A page behind the last one has no row to tell the total.
  return { items: rows.map(represent), totalItems: counted ?? rows[0]?.total ?? (await total()) };
}

/** The ids of a whole view in its order, `limit` at most. */
export async function readKeys(reader: Reader, query: ListingQuery, scope: Scope, limit: number): Promise<string[]> {
  const { rows } = await reader.$client.query<{ id: string }>(keysStatement(query, scope, limit));
  return rows.map(({ id }) => id);
}

/** These rows as they are now, in this order; what has left the market meanwhile is missing. */
export async function readRows(reader: Reader, ids: string[], scope: Scope): Promise<Listing[]> {
  const { rows } = await reader.$client.query<Row>(rowsStatement(ids, scope));
  return rows.map(represent);
}

/** The rows of given formats, as the list would show them in the same scope. */
export async function listChosen(
  reader: Reader,
  actor: Actor,
  { format = [], ...view }: ChosenQuery,
): Promise<{ items: Listing[]; totalItems: number }> {
  const items = await readRows(reader, format, await scopeOf(reader, actor, view));
  return { items, totalItems: items.length };
}

/** One row of the marketplace, by its format. */
export async function findListing(reader: Reader, actor: Actor, formatId: string): Promise<Listing | undefined> {
  const { rows } = await reader.$client.query<Row>(oneRow(formatId, await scopeOf(reader, actor, {})));
  return rows[0] && represent(rows[0]);
}

function represent({ marks, total: _total, ...row }: Row): Listing {
  const placesOf = (kind: MarkKind) => markPlaces.filter((place) => marks.includes(`${kind} ${place}`));
  const favouriteIn = placesOf("favourite");
  return {
    ...row,
    media: iri("media", row.media),
    formatType: { name: row.formatType },
    numericPrice: row.desiredPrice ?? row.price,
    listed: true,
    favourite: favouriteIn.length > 0,
    favouriteIn,
    blockedIn: placesOf("blocked"),
  };
}
