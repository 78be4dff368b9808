import { get, list, type Resource } from "#platform/http/resource.ts";
import { ofOrderQuery } from "../../of-order.ts";
import { briefVersionSchema } from "../contract.ts";
import { listBriefVersions } from "./queries.ts";

export const briefVersionResource: Resource = {
  name: "BriefVersion",
  path: "brief_versions",
  description: "An order's brief, each time that it went to the publisher, and which one the publisher accepted.",
  schema: briefVersionSchema,
  operations: [
    list({
      summary: "The briefs of my orders, newest first",
      permission: "order.read",
      query: ofOrderQuery,
      handle: ({ reader, actor, query }) => listBriefVersions(reader, actor, query),
    }),
    get({
      summary: "One brief",
      permission: "order.read",
      handle: async ({ reader, actor, id }) => (await listBriefVersions(reader, actor, { id })).items[0],
    }),
  ],
};
