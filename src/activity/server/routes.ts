import { get, list, type Resource } from "#platform/http/resource.ts";
import { activityQuery, activitySchema } from "../contract.ts";
import { listActivity } from "./queries.ts";

export const activityResource: Resource = {
  name: "Activity",
  path: "activities",
  description: "What happened to the orders and offers of a publisher's outlets in the last ninety days.",
  schema: activitySchema,
  operations: [
    list({
      summary: "What happened to my outlets' orders and offers, newest first",
      permission: "order.read",
      query: activityQuery,
      handle: ({ reader, actor, query }) => listActivity(reader, actor, query),
    }),
    get({
      summary: "One entry",
      permission: "order.read",
      handle: async ({ reader, actor, id }) =>
        (await listActivity(reader, actor, { page: 1, itemsPerPage: 1 }, id)).items[0],
    }),
  ],
};
