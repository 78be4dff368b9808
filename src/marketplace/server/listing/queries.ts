import type { Actor } from "#accounts/actor.ts";
import type { FormatType } from "#formats/format.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ChosenQuery, Listing, ListingQuery } from "../../contract.ts";
import type { CountCall } from "../../facets/server/index/counted.ts";
import { totalOf } from "../../facets/server/total.ts";
import { type MarkKind, type MarkPlace, markPlaces } from "../../marks/marks.ts";
import { keysStatement, oneRow, ownStatement, pageStatement, rowsStatement } from "../queries-search.ts";
import { listingScopeOf, type Scope } from "../scope.ts";
import { textPageOf } from "./text-page.ts";

/** `total` is only set on a page that counts. */
type StoredRow = Omit<Listing, "formatType" | "numericPrice" | "listed" | "favourite" | keyof OwnSide> & {
  formatType: FormatType;
  total?: number;
};

type OwnSide = Pick<Listing, "desiredPrice" | "favouriteIn" | "blockedIn" | "conflicts">;

type OwnRow = Pick<Listing, "id" | "desiredPrice" | "conflicts"> & { marks: `${MarkKind} ${MarkPlace}`[] };

/**
 * Returns a page of the marketplace and the total. One statement answers both where it can, else two run side by side.
 */
export async function listListings(
  reader: Reader,
  actor: Actor,
  query: ListingQuery & PageQuery,
  signal?: AbortSignal,
): Promise<{ items: Listing[]; totalItems: number }> {
  const scope = await listingScopeOf(reader, actor, query);
  const { rows, totalItems } = await readListingPage({ reader, query, scope, signal });
  return { items: await withOwnSide(reader, rows, scope), totalItems };
}

type PageCall = CountCall & { query: ListingQuery & PageQuery };

/** Reads the rows of a page, without the reader's own side, and the total. */
export async function readListingPage(call: PageCall): Promise<{ rows: StoredRow[]; totalItems: number }> {
  const { reader, query, scope } = call;
  const found = query.search ? await textPageOf(call) : undefined;
  const { counts, ...statement } = pageStatement(query, scope, found?.source);
  const total = async () => found?.total ?? totalOf(call);
  const [{ rows }, counted] = await Promise.all([
    reader.$client.query<StoredRow>(statement),
    counts ? undefined : total(),
  ]);
  // A page past the end has no row with the total.
  return { rows, totalItems: counted ?? rows[0]?.total ?? (await total()) };
}

/** Reads the ids of a whole view in its order, `limit` at most. */
export async function readKeys(reader: Reader, query: ListingQuery, scope: Scope, limit: number): Promise<string[]> {
  const { rows } = await reader.$client.query<{ id: string }>(keysStatement(query, scope, limit));
  return rows.map(({ id }) => id);
}

/** Reads these rows as they are now, in this order; rows that left the market are missing. */
export async function readRows(reader: Reader, ids: string[], scope: Scope): Promise<Listing[]> {
  const { rows } = await reader.$client.query<StoredRow>(rowsStatement(ids));
  return withOwnSide(reader, rows, scope);
}

/** Reads given formats as the list would show them in the same scope. */
export async function listChosen(
  reader: Reader,
  actor: Actor,
  { format = [], ...view }: ChosenQuery,
): Promise<{ items: Listing[]; totalItems: number }> {
  const items = await readRows(reader, format, await listingScopeOf(reader, actor, view));
  return { items, totalItems: items.length };
}

export async function findListing(reader: Reader, actor: Actor, formatId: string): Promise<Listing | undefined> {
  const [{ rows }, scope] = await Promise.all([
    reader.$client.query<StoredRow>(oneRow(formatId)),
    listingScopeOf(reader, actor, {}),
  ]);
  return (await withOwnSide(reader, rows, scope))[0];
}

async function withOwnSide(reader: Reader, rows: StoredRow[], scope: Scope): Promise<Listing[]> {
  if (rows.length === 0) return [];
  const formats = rows.map(({ id }) => id);
  const own = await reader.$client.query<OwnRow>(ownStatement(formats, scope));
  const byFormat = new Map(own.rows.map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    const side = byFormat.get(row.id);
    // Left the market between the two statements.
    return side ? [representListing(row, side)] : [];
  });
}

function representListing({ total: _total, ...row }: StoredRow, { marks, desiredPrice, conflicts }: OwnRow): Listing {
  const placesOf = (kind: MarkKind) => markPlaces.filter((place) => marks.includes(`${kind} ${place}`));
  const favouriteIn = placesOf("favourite");
  return {
    ...row,
    media: iri("media", row.media),
    formatType: { name: row.formatType },
    desiredPrice,
    numericPrice: desiredPrice ?? row.price,
    listed: true,
    favourite: favouriteIn.length > 0,
    favouriteIn,
    blockedIn: placesOf("blocked"),
    conflicts,
  };
}
