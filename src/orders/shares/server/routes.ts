import { z } from "zod";
import { action, create, get, list, type Resource, readBack } from "#platform/http/resource.ts";
import { sharedLinkInput, sharedLinkQuery, sharedLinkSchema } from "../contract.ts";
import { makeSharedLink, revokeSharedLink } from "./commands.ts";
import { findSharedLink, listSharedLinks } from "./queries.ts";

export const sharedLinkResource: Resource = {
  name: "SharedLink",
  path: "shared_links",
  description:
    "Links by which a client without an account reads a text, a publication or a report, comments and approves.",
  schema: sharedLinkSchema,
  operations: [
    list({
      summary: "The links of my projects, newest first, with what was said by them",
      permission: "sharedLink.edit",
      query: sharedLinkQuery,
      handle: ({ reader, actor, query }) => listSharedLinks(reader, actor, query),
    }),
    get({
      summary: "One link",
      permission: "sharedLink.edit",
      handle: ({ reader, actor, id }) => findSharedLink(reader, actor, id),
    }),
    create({
      summary: "Make a link; its path is shown in this answer only",
      permission: "sharedLink.edit",
      input: sharedLinkInput,
      secret: "path",
      handle: async ({ tx, actor, input }) => {
        const { id, path } = await makeSharedLink(tx, actor, input);
        return readBack(await findSharedLink(tx, actor, id, path));
      },
    }),
    action({
      path: "/{id}/revoke",
      summary: "End a link at once",
      permission: "sharedLink.edit",
      input: z.strictObject({}),
      handle: async ({ tx, actor, id }) => {
        await revokeSharedLink(tx, actor, id);
        return readBack(await findSharedLink(tx, actor, id));
      },
    }),
  ],
};
