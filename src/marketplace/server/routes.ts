import { get, list, type Resource } from "#platform/http/resource.ts";
import { listingQuery, listingSchema } from "../contract.ts";
import { findListing, listListings } from "./queries.ts";

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
    get({ summary: "One row, by its format", handle: ({ reader, actor, id }) => findListing(reader, actor, id) }),
  ],
};
