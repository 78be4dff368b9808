import { z } from "zod";
import { endSession } from "#auth/server/commands.ts";
import { notFound } from "#platform/http/errors.ts";
import { create, get, list, type Resource, remove, seen } from "#platform/http/resource.ts";
import { accountDeletionSchema, apiTokenInput, apiTokenSchema, sessionSchema } from "../contract-access.ts";
import { createApiToken, revokeApiToken } from "./commands-api-tokens.ts";
import { findApiToken, listApiTokens, listOwnSessions, readAccountDeletion } from "./queries-access.ts";

export const apiTokenResource: Resource = {
  name: "ApiToken",
  path: "api_tokens",
  description:
    "Keys to this API for one's own programs: no wider than the person, within their scopes, until they expire.",
  schema: apiTokenSchema,
  operations: [
    list({
      summary: "My API tokens, newest first",
      personal: true,
      query: z.object({}),
      handle: ({ reader, actor, query }) => listApiTokens(reader, actor, query),
    }),
    get({
      summary: "One of my API tokens",
      personal: true,
      handle: ({ reader, actor, id }) => findApiToken(reader, actor, id),
    }),
    create({
      summary: "Make a token; it is shown in this answer only",
      personal: true,
      input: apiTokenInput,
      handle: async ({ tx, actor, input }) => {
        const { id, token } = await createApiToken(tx, actor, input);
        return seen(await findApiToken(tx, actor, id, token));
      },
    }),
    remove({
      summary: "Revoke a token at once",
      personal: true,
      handle: ({ tx, actor, id }) => revokeApiToken(tx, actor, id),
    }),
  ],
};

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

export const accountDeletionResource: Resource = {
  name: "AccountDeletion",
  path: "account_deletions",
  description: "What deleting one's account would do, under the person's id. DELETE /api/client_users/{id} does it.",
  schema: accountDeletionSchema,
  operations: [
    get({
      summary: "What deleting my account would do",
      personal: true,
      handle: ({ reader, actor, id }) => readAccountDeletion(reader, actor, id),
    }),
  ],
};
