import { action, get, list, type Resource } from "#platform/http/resource.ts";
import {
  chosenQuery,
  listingFacetsQuery,
  listingFacetsSchema,
  listingMatchInput,
  listingMatchSchema,
  listingQuery,
  listingSchema,
} from "../../contract.ts";
import { readFacets } from "../../facets/server/queries.ts";
import { similarQuery } from "../../facts/contract.ts";
import { matchDomains } from "../../match/server/queries.ts";
import { findListing, listChosen, listListings } from "./queries.ts";
import { listSimilar } from "./similar.ts";

export const listingResource: Resource = {
  name: "Listing",
  path: "listings",
  description: "The marketplace: one row a listed format, with what its medium brings along.",
  schema: listingSchema,
  operations: [
    list({
      summary: "Search the marketplace",
      query: listingQuery,
      handle: ({ reader, actor, query }) => listListings(reader, actor, query),
    }),
    list({
      path: "/similar",
      summary: "Up to six listings like those of the medium named",
      query: similarQuery,
      handle: ({ reader, actor, query }) => listSimilar(reader, actor, query),
    }),
    list({
      path: "/chosen",
      summary: "The listings of the formats named, at most 50",
      query: chosenQuery,
      handle: ({ reader, actor, query }) => listChosen(reader, actor, query),
    }),
    get({ summary: "One row, by its format", handle: ({ reader, actor, id }) => findListing(reader, actor, id) }),
  ],
};

export const listingFacetsResource: Resource = {
  name: "ListingFacets",
  path: "listings",
  description:
    "What stands beside the marketplace while one filters: the total, and what each value of each filter would give.",
  schema: listingFacetsSchema,
  operations: [
    get({
      path: "/facets",
      summary: "Exact counts and histograms for the same filters as the list",
      query: listingFacetsQuery,
      handle: ({ reader, actor, query }) => readFacets(reader, actor, query),
    }),
  ],
};

export const listingMatchResource: Resource = {
  name: "ListingMatch",
  path: "listings",
  description: "A pasted list of domains, looked up in the marketplace.",
  schema: listingMatchSchema,
  operations: [
    action({
      path: "/match",
      summary: "Look pasted domains or addresses up, at most 500",
      scope: "read",
      input: listingMatchInput,
      handle: ({ tx, input }) => matchDomains(tx, input.domains),
    }),
  ],
};
