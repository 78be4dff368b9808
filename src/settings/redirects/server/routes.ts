import { z } from "zod";
import { create, get, list, type Resource, readBack, remove, update } from "#platform/http/resource.ts";
import { pathRedirectEdit, pathRedirectInput, pathRedirectSchema } from "../contract.ts";
import { createRedirect, editRedirect, removeRedirect } from "./commands.ts";
import { findRedirect, listRedirects } from "./queries.ts";

const operator = true;

export const pathRedirectResource: Resource = {
  name: "PathRedirect",
  path: "path_redirects",
  description: "Paths of the web app that lead elsewhere: to another path, or to another site over https.",
  schema: pathRedirectSchema,
  operations: [
    list({
      summary: "All redirects, by path",
      operator,
      query: z.object({}),
      handle: ({ reader, query }) => listRedirects(reader, query),
    }),
    get({ summary: "One redirect", operator, handle: ({ reader, id }) => findRedirect(reader, id) }),
    create({
      summary: "New redirect",
      operator,
      input: pathRedirectInput,
      handle: async ({ tx, actor, input }) => readBack(await findRedirect(tx, await createRedirect(tx, actor, input))),
    }),
    update({
      summary: "Lead a path elsewhere",
      operator,
      input: pathRedirectEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editRedirect(tx, actor, id, input);
        return readBack(await findRedirect(tx, id));
      },
    }),
    remove({ summary: "Remove a redirect", operator, handle: ({ tx, actor, id }) => removeRedirect(tx, actor, id) }),
  ],
};
