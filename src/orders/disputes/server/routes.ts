import { get, list, type Resource } from "#platform/http/resource.ts";
import { disputeQuery, disputeSchema } from "../contract.ts";
import { findDispute, listDisputes } from "./queries.ts";

export const disputeResource: Resource = {
  name: "Dispute",
  path: "disputes",
  description:
    "A dispute of an order or of its extra: both stories, and how an operator decided it. It bears the id of what is disputed.",
  schema: disputeSchema,
  operations: [
    list({
      summary: "The disputes of my orders; all of them for an operator",
      permission: "order.read",
      query: disputeQuery,
      handle: ({ reader, actor, query }) => listDisputes(reader, actor, query),
    }),
    get({
      summary: "One dispute",
      permission: "order.read",
      handle: ({ reader, actor, id }) => findDispute(reader, actor, id),
    }),
  ],
};
