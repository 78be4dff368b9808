import { type ListingQuery, listingFilter, listingQuery } from "#marketplace/contract.ts";
import { facetsFor } from "#marketplace/facets/server/index/counted.ts";
import { readKeys } from "#marketplace/server/listing/queries.ts";
import { rowsStatement } from "#marketplace/server/queries-rows.ts";
import { countStatement, keysStatements } from "#marketplace/server/queries-search.ts";
import { advertisers } from "../load/advertisers.ts";
import { keyOf, kinds } from "../load/chance.ts";
import { beginnings, countries, endings, titles } from "../load/vocabulary.ts";
import { chance, pick, type Work } from "./work.ts";

export type Address = Record<string, string | string[]>;

export const firstPage = { offset: 0, limit: 10 };

/** A typical advertiser's filter: two countries, minimum authority, maximum price, most traffic first. */
export function filtered(turn: number): Address {
  return { ...narrowed(turn), "order[organicTrafficByAhrefs]": "desc" };
}

export function narrowed(turn: number): Address {
  return {
    country: [pick(countries, chance(turn, 1) ** 2), pick(countries, chance(turn, 2))],
    "ahrefsDr[gte]": String(30 + 5 * Math.floor(9 * chance(turn, 3))),
    "price[lte]": String(1_000 * (5 + Math.floor(35 * chance(turn, 4)))),
  };
}

export const placeOf = (turn: number) => pick(beginnings, chance(turn, 1)) + pick(endings, chance(turn, 2));

export function searched(turn: number): Address {
  const place = placeOf(turn);
  return { search: chance(turn, 3) < 0.5 ? place : `${place} ${pick(titles, chance(turn, 4)).slice(0, 3)}` };
}

/** Swaps two letters of the name and adds one correct title word. */
export function mistyped(turn: number): Address {
  const place = placeOf(turn);
  const at = 2 + Math.floor((place.length - 4) * chance(turn, 3));
  return { search: `${place.slice(0, at)}${place[at + 1]}${place[at]}${place.slice(at + 2)}` };
}

export const scopeOf = (turn: number) => ({
  organizationIds: [keyOf(kinds.advertiser, turn % advertisers)],
  campaignId: null,
});

function listing(name: string, queryOf: (turn: number) => Address): Work {
  return {
    name,
    method: "GET",
    call: (turn) => ({ method: "GET", path: `/api/listings?${addressOf(queryOf(turn))}` }),
    async sql({ reader }, turn) {
      const query: ListingQuery = listingQuery.parse(queryOf(turn));
      const scope = scopeOf(turn);
      const statements = keysStatements(query, scope, firstPage, { isTotalWanted: true });
      const [keys, total] = await Promise.all([
        readKeys(reader, statements, firstPage),
        statements.counts ? undefined : reader.$client.query(countStatement(query, scope)),
      ]);
      const ids = keys.map(({ id }) => id);
      const { rows } = await reader.$client.query(rowsStatement(ids, scope));
      return { items: rows, total: total ? total.rows[0] : keys[0]?.total };
    },
  };
}

/** Compared with the index alone; the table's head prints naive SQL's time. */
function facets(name: string, queryOf: (turn: number) => Address): Work {
  return {
    name,
    method: "GET",
    call: (turn) => ({ method: "GET", path: `/api/listings/facets?${addressOf(queryOf(turn))}` }),
    async sql({ reader }, turn) {
      const { total } = await facetsFor({ reader, query: listingFilter.parse(queryOf(turn)), scope: scopeOf(turn) });
      return { total };
    },
  };
}

export function addressOf(query: Address): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === "string") parameters.append(name, value);
    else for (const each of value) parameters.append(`${name}[]`, each);
  }
  return parameters.toString();
}

export const listFiltered = listing("list, filtered and sorted", filtered);
export const listDefault = listing("list, default view", () => ({ "order[price]": "asc" }));
export const listCompressed: Work = {
  ...listDefault,
  name: "list, default view, compressed",
  call: (turn) => ({ ...listDefault.call(turn), headers: { "accept-encoding": "br, gzip" } }),
};
export const listSearched = listing("list, text search", searched);
export const listMistyped = listing("list, text with a typo", mistyped);
export const facetsAll = facets("facets, no filter", () => ({}));
export const facetsFiltered = facets("facets, filtered", narrowed);
