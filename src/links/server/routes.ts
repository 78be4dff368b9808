import { create, get, list, type Resource, readBack, remove } from "#platform/http/resource.ts";
import { trackedLinkInput, trackedLinkQuery, trackedLinkSchema } from "../contract.ts";
import { createLink, removeLink } from "./commands.ts";
import { findLink, listLinks } from "./queries.ts";

const operator = true;

export const trackedLinkResource: Resource = {
  name: "TrackedLink",
  path: "tracked_links",
  description: "Short public addresses of Byline that lead on, with how often somebody came by them.",
  schema: trackedLinkSchema,
  operations: [
    list({
      summary: "All links, newest first",
      operator,
      query: trackedLinkQuery,
      handle: ({ reader, query }) => listLinks(reader, query),
    }),
    get({ summary: "One link", operator, handle: ({ reader, id }) => findLink(reader, id) }),
    create({
      summary: "New link of Byline",
      operator,
      input: trackedLinkInput,
      handle: async ({ tx, input }) => readBack(await findLink(tx, await createLink(tx, input))),
    }),
    remove({ summary: "Remove a link of Byline", operator, handle: ({ tx, id }) => removeLink(tx, id) }),
  ],
};
