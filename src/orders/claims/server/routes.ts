import { get, list, type Resource } from "#platform/http/resource.ts";
import { claimQuery, claimSchema } from "../contract.ts";
import { findClaim, listClaims } from "./queries.ts";

export const claimResource: Resource = {
  name: "Claim",
  path: "claims",
  description: "A claim of an order's guarantee: what is lost, until when it may be restored, and how it ended.",
  schema: claimSchema,
  operations: [
    list({
      summary: "The claims of my orders; all of them for an operator",
      permission: "order.read",
      query: claimQuery,
      handle: ({ reader, actor, query }) => listClaims(reader, actor, query),
    }),
    get({
      summary: "One claim",
      permission: "order.read",
      handle: ({ reader, actor, id }) => findClaim(reader, actor, id),
    }),
  ],
};
