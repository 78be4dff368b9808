import { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import { create, get, list, remove, resource } from "#platform/contract/resource.ts";
import { cents, instant, shortText } from "#platform/contract/wire.ts";
import { apiTokenDaysMax, apiTokenScopes } from "./api-token.ts";

const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string().describe("The name that its maker gave it."),
  scopes: z.array(z.enum(apiTokenScopes)).describe("Everything that it may do, within its maker's own roles."),
  spendLimitCents: z
    .int()
    .nullable()
    .describe("The most that it may spend on a day of UTC, in cents; null without the scope `money`."),
  spentTodayCents: z.int().describe("Cents that it spent today, UTC."),
  prefix: z.string().describe("The beginning of the token, by which you recognize it."),
  token: z
    .string()
    .nullable()
    .describe("The token itself, in the answer to its creation only; null in every later one."),
  expiresAt: instant().describe("When it ends, UTC."),
  lastUsedAt: instant().nullable().describe("When it was last used, UTC; null before the first call."),
  createdAt: instant().describe("When it was made, UTC."),
  updatedAt: instant().describe("When it last changed, UTC."),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

export const apiTokenInput = z
  .strictObject({
    name: shortText(80).describe("A name by which you recognize it."),
    scopes: z
      .array(z.enum(apiTokenScopes))
      .min(1)
      .max(apiTokenScopes.length)
      .describe("Everything that it may do, within your own roles."),
    spendLimitCents: cents()
      .nullable()
      .optional()
      .describe("The most that it may spend on a day of UTC, in cents; needed with the scope `money`."),
    expiresInDays: z.int().min(1).max(apiTokenDaysMax).default(90).describe("Days until it ends."),
  })
  .refine(({ scopes, spendLimitCents }) => !scopes.includes("money") || typeof spendLimitCents === "number", {
    path: ["spendLimitCents"],
    message: messages.required,
  });

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
      personal: true,
      query: z.object({}),
    }),
    get: get({
      summary: "One of my API tokens",
      description: "Its scopes, its limit and its last use, without the token itself.",
      personal: true,
    }),
    create: create({
      summary: "Make a token; it is shown in this answer only",
      description: "Asks for a sign-in of the last minutes. Fifty tokens are the most that a person has.",
      personal: true,
      input: apiTokenInput,
      secret: "token",
    }),
    remove: remove({
      summary: "Revoke a token at once",
      description: "The next call with it is refused. Everything that it did before stays.",
      personal: true,
    }),
  },
});
