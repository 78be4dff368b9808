import type { Actor } from "#accounts/actor.ts";
import type { FormatType } from "#formats/format.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ChosenQuery, Listing, ListingQuery } from "../../contract.ts";
import type { Begun, CountCall } from "../../facets/server/index/counted.ts";
import { totalOf } from "../../facets/server/total.ts";
import { type MarkKind, type MarkPlace, markPlaces } from "../../marks/marks.ts";
import { pageStatement, rowsStatement } from "../queries-rows.ts";
import { type KeysCut, type KeysStatements, keysStatements } from "../queries-search.ts";
import { listingScopeOf, type Scope } from "../scope.ts";
import { textPageOf } from "./text-page.ts";

type StoredRow = Omit<Listing, "formatType" | "numericPrice" | "listed" | "favourite" | "favouriteIn" | "blockedIn"> & {
  formatType: FormatType;
  marks: `${MarkKind} ${MarkPlace}`[];
};

/** Returns a page of the marketplace and the total. */
export async function listListings(
  reader: Reader,
  actor: Actor,
  query: ListingQuery & PageQuery,
  begun: Begun = {},
): Promise<{ items: Listing[]; totalItems: number }> {
  return readListingPage({ reader, query, scope: await listingScopeOf(reader, actor, query), ...begun });
}

type PageCall = CountCall & { query: ListingQuery & PageQuery };

/** Reads a page's rows while the total is counted. */
export async function readListingPage(call: PageCall): Promise<{ items: Listing[]; totalItems: number }> {
  const { query, scope } = call;
  const { page, itemsPerPage } = query;
  const found = query.search ? await textPageOf(call) : undefined;
  const cut = { offset: (page - 1) * itemsPerPage, limit: itemsPerPage };
  const statements = keysStatements(query, scope, cut, { textSource: found?.source, isTotalWanted: true });
  const total = async () => found?.total ?? totalOf(call);
  const counting = statements.counts ? undefined : total();
  const [{ items, counted }, totalItems] = await Promise.all([readPage(call, statements, cut, counting), counting]);
  // A page past the end has no key with the total.
  return { items, totalItems: totalItems ?? counted ?? (await total()) };
}

type ReadPage = { items: Listing[]; counted?: number | undefined };

/** Reads rows with their keys at once where the statement of the keys is prepared: planning both costs more than a trip. */
async function readPage(
  { reader, scope }: PageCall,
  statements: KeysStatements,
  cut: KeysCut,
  counting: Promise<number> | undefined,
): Promise<ReadPage> {
  const { name } = statements.first;
  if (name === undefined || statements.rest) {
    const keys = await readKeys(reader, statements, cut, counting);
    return { items: await readRows(reader, idsOf(keys), scope), counted: keys[0]?.total };
  }
  const { rows } = await reader.$client.query<StoredRow>(pageStatement({ ...statements.first, name }, scope));
  return { items: rows.map(representListing) };
}

/** `total` is only set by a statement that counts. */
type Key = { id: string; total?: number };

const idsOf = (keys: Key[]): string[] => keys.map(({ id }) => id);

/** Reads a cut's keys: the known part, and where that is short of the view's total, the unknown one. */
export async function readKeys(
  reader: Reader,
  { first, rest }: KeysStatements,
  { offset, limit }: KeysCut,
  total?: Promise<number>,
): Promise<Key[]> {
  const { rows } = await reader.$client.query<Key>(first);
  if (!rest || rows.length === limit) return rows;
  if (total && offset + rows.length === (await total)) return rows;
  const others = await reader.$client.query<Key>(rest(rows.length));
  return [...rows, ...others.rows];
}

/** Reads the ids of a whole view in its order, `limit` at most. */
export async function readView(reader: Reader, query: ListingQuery, scope: Scope, limit: number): Promise<string[]> {
  const cut = { offset: 0, limit };
  return idsOf(await readKeys(reader, keysStatements(query, scope, cut), cut));
}

/** Reads these rows as they are now, in this order; rows that left the market are missing. */
export async function readRows(reader: Reader, ids: string[], scope: Scope): Promise<Listing[]> {
  if (ids.length === 0) return [];
  const { rows } = await reader.$client.query<StoredRow>(rowsStatement(ids, scope));
  return rows.map(representListing);
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
  const [listing] = await readRows(reader, [formatId], await listingScopeOf(reader, actor, {}));
  return listing;
}

function representListing({ marks, ...row }: StoredRow): Listing {
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
