import { get, type Resource } from "#platform/http/resource.ts";
import { mediaFactsSchema } from "../contract.ts";
import { findMediaFacts } from "./queries.ts";

export const mediaFactsResource: Resource = {
  name: "MediaFacts",
  path: "media_facts",
  description:
    "What this installation saw of a medium's orders, by the medium's id; null where there are not enough of them.",
  schema: mediaFactsSchema,
  operations: [
    get({
      summary: "On time, declined, revision rounds, links alive: each with the number of orders behind it",
      handle: ({ reader, actor, id }) => findMediaFacts(reader, actor, id),
    }),
  ],
};
