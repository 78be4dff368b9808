import { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import { cents, instant, shortText } from "#platform/contract/wire.ts";
import { apiTokenDaysMax, apiTokenScopes } from "./api-token.ts";

/** An API token (R10.2). `token` is there in the answer to its creation, and never again. */
export const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(apiTokenScopes)),
  /** Cents a day, UTC; null without the scope `money`. */
  spendLimitCents: z.int().nullable(),
  spentTodayCents: z.int(),
  /** The beginning of the token. */
  prefix: z.string(),
  token: z.string().nullable(),
  expiresAt: instant(),
  lastUsedAt: instant().nullable(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

export const apiTokenInput = z
  .strictObject({
    name: shortText(80),
    scopes: z.array(z.enum(apiTokenScopes)).min(1).max(apiTokenScopes.length),
    spendLimitCents: cents().nullable().optional(),
    expiresInDays: z.int().min(1).max(apiTokenDaysMax).default(90),
  })
  .refine(({ scopes, spendLimitCents }) => !scopes.includes("money") || typeof spendLimitCents === "number", {
    path: ["spendLimitCents"],
    message: messages.required,
  });
