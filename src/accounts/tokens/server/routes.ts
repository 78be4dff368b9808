import { z } from "zod";
import { create, get, list, type Resource, readBack, remove } from "#platform/http/resource.ts";
import { apiTokenInput, apiTokenSchema } from "../contract.ts";
import { createApiToken, revokeApiToken } from "./commands.ts";
import { findApiToken, listApiTokens } from "./queries.ts";

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
        return readBack(await findApiToken(tx, actor, id, token));
      },
    }),
    remove({
      summary: "Revoke a token at once",
      personal: true,
      handle: ({ tx, actor, id }) => revokeApiToken(tx, actor, id),
    }),
  ],
};
