import { type ListingQuery, listingQuery } from "#marketplace/contract.ts";
import { pageStatement } from "#marketplace/server/search.ts";
import { totalOf } from "#marketplace/server/total.ts";
import { advertisers } from "../load/advertisers.ts";
import { keyOf, kinds } from "../load/chance.ts";
import { beginnings, countries, endings, titles } from "../load/vocabulary.ts";
import { chance, pick, type Work } from "./work.ts";

const firstPage = { page: 1, itemsPerPage: 10 };

/** What an advertiser narrows down to: two countries, a floor of authority, a ceiling of price, the most read first. */
function filtered(turn: number): Record<string, string | string[]> {
  return {
    country: [pick(countries, chance(turn, 1) ** 2), pick(countries, chance(turn, 2))],
    "ahrefsDr[gte]": String(30 + 5 * Math.floor(9 * chance(turn, 3))),
    "price[lte]": String(1_000 * (5 + Math.floor(35 * chance(turn, 4)))),
    "order[organicTrafficByAhrefs]": "desc",
  };
}

function searched(turn: number): Record<string, string> {
  const place = pick(beginnings, chance(turn, 1)) + pick(endings, chance(turn, 2));
  return { search: chance(turn, 3) < 0.5 ? place : `${place} ${pick(titles, chance(turn, 4)).slice(0, 3)}` };
}

function listing(name: string, queryOf: (turn: number) => Record<string, string | string[]>): Work {
  return {
    name,
    method: "GET",
    call: (turn) => ({ method: "GET", path: `/api/listings?${addressOf(queryOf(turn))}` }),
    async sql({ reader }, turn) {
      const query: ListingQuery = listingQuery.parse(queryOf(turn));
      const organization = keyOf(kinds.advertiser, turn % advertisers);
      const [page, total] = await Promise.all([
        reader.$client.query(pageStatement({ ...query, ...firstPage }, [organization])),
        totalOf(reader, query),
      ]);
      return { items: page.rows, total };
    },
  };
}

function addressOf(query: Record<string, string | string[]>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === "string") parameters.append(name, value);
    else for (const each of value) parameters.append(`${name}[]`, each);
  }
  return parameters.toString();
}

export const listFiltered = listing("list, filtered and sorted", filtered);
export const listDefault = listing("list, default view", () => ({ "order[price]": "asc" }));
export const listSearched = listing("list, text search", searched);
