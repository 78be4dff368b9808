import { get, list, type Resource } from "#platform/http/resource.ts";
import { performanceQuery, performanceSchema } from "../contract.ts";
import { listPerformances } from "./queries.ts";

export const performanceResource: Resource = {
  name: "PublisherPerformance",
  path: "publisher_performances",
  description:
    "What a publisher earned and how soon it answered in the last twelve months, under the organization's id.",
  schema: performanceSchema,
  operations: [
    list({
      summary: "How my publishers do",
      permission: "wallet.read",
      query: performanceQuery,
      handle: ({ reader, actor, query }) => listPerformances(reader, actor, query),
    }),
    get({
      summary: "How a publisher does",
      permission: "wallet.read",
      handle: async ({ reader, actor, id }) =>
        (await listPerformances(reader, actor, { organization: id, page: 1, itemsPerPage: 1 })).items[0],
    }),
  ],
};
