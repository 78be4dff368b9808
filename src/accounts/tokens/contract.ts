import { z } from "zod";
import { create, get, list, remove, resource } from "#platform/contract/resource.ts";
import {
  hasLimitIfNeeded,
  isBoundIfNeeded,
  keyFields,
  keyInputFields,
  limitNeeded,
  networksNeeded,
} from "../grants/contract.ts";

const apiTokenSchema = z.object(keyFields);
export type ApiToken = z.infer<typeof apiTokenSchema>;

export const apiTokenInput = z
  .strictObject(keyInputFields)
  .refine(hasLimitIfNeeded, limitNeeded)
  .refine(isBoundIfNeeded, networksNeeded);

export const apiTokenResource = resource({
  name: "ApiToken",
  path: "api_tokens",
  description:
    "Keys to this API for one's own programs: no wider than the person, within their scopes, until they expire.",
  schema: apiTokenSchema,
  operations: {
    list: list({
      summary: "My API tokens, newest first",
      description: "Your own tokens, expired ones included, without the tokens themselves.",
      personal: "keys",
      query: z.object({}),
    }),
    get: get({
      summary: "One of my API tokens",
      description: "Its scopes, its limit and its last use, without the token itself.",
      personal: "keys",
    }),
    create: create({
      summary: "Make a token; it is shown in this answer only",
      description:
        "Asks for a sign-in of the last minutes. Fifty tokens are the most that a person has. `operator` is for operators and asks for `networks`.",
      personal: "keys",
      input: apiTokenInput,
      secret: "token",
    }),
    remove: remove({
      summary: "Revoke a token at once",
      description: "The next call with it is refused. Everything that it did before stays.",
      personal: "keys",
    }),
  },
});
