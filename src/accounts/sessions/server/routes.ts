import { z } from "zod";
import { endSession } from "#auth/server/accounts/commands.ts";
import { notFound } from "#platform/http/errors.ts";
import { get, list, type Resource, remove } from "#platform/http/resource.ts";
import { sessionSchema } from "../contract.ts";
import { listOwnSessions } from "./queries.ts";
export const sessionResource: Resource = {
  name: "Session",
  path: "sessions",
  description: "The devices on which the person is signed in.",
  schema: sessionSchema,
  operations: [
    list({
      summary: "Where I am signed in, the last used first",
      personal: true,
      query: z.object({}),
      handle: ({ reader, actor, query }) => listOwnSessions(reader, actor, query),
    }),
    get({
      summary: "One of them",
      personal: true,
      handle: async ({ reader, actor, id }) =>
        (await listOwnSessions(reader, actor, { page: 1, itemsPerPage: 1 }, id)).items[0],
    }),
    remove({
      summary: "Sign out on one device",
      personal: true,
      handle: async ({ tx, actor, id }) => {
        if (!(await endSession(tx, actor.userId, id))) throw notFound("This session");
      },
    }),
  ],
};
