import { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import { cents, instant, shortText } from "#platform/contract/wire.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { grantDaysMax, networksMax } from "./grant.ts";
import { canSpend, grantScopes } from "./scopes.ts";

const texts = catalogue("accounts.grants.contract", {
  network: "Check the address or range",
});

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: texts.network });

/** Fields of a grant in answers (R10.2). Amounts in cents, months and times of UTC. */
export const grantFields = {
  name: z.string().describe("The name that its maker gave it."),
  scopes: z.array(z.enum(grantScopes)).describe("Everything that it may do, within the rights of the one it acts for."),
  spendLimitCents: z
    .int()
    .nullable()
    .describe("The most that it may hold or pay in a calendar month of UTC, in cents; null if it can't spend."),
  spentThisMonthCents: z.int().describe("Cents that it held or paid this month, UTC."),
  networks: z.array(z.string()).describe("Addresses and ranges from which it works; empty for any."),
  expiresAt: instant().describe("When it ends, UTC."),
  lastUsedAt: instant().nullable().describe("When it was last used, UTC; null before the first call."),
};

/** Fields of a grant that holds its own key. */
export const keyFields = {
  id: z.string(),
  ...grantFields,
  prefix: z.string().describe("The beginning of its key, by which you recognize it."),
  token: z.string().nullable().describe("The key itself, in the answer to its creation only; null in every later one."),
  createdAt: instant().describe("When it was made, UTC."),
  updatedAt: instant().describe("When it last changed, UTC."),
};

const grantScopesInput = z
  .array(z.enum(grantScopes))
  .min(1)
  .max(grantScopes.length)
  .describe("Everything that it may do, within the rights of the one it acts for.");

export const spendLimitInput = cents()
  .nullable()
  .optional()
  .describe("The most that it may hold or pay in a calendar month of UTC, in cents; needed with `money` or `approve`.");

export const keyInputFields = {
  name: shortText(80).describe("A name by which you recognize it."),
  scopes: grantScopesInput,
  spendLimitCents: spendLimitInput,
  networks: z
    .array(network)
    .max(networksMax)
    .default([])
    .describe("Addresses and ranges (`192.0.2.0/24`, `2001:db8::/32`) from which it works; empty for any."),
  expiresInDays: z.int().min(1).max(grantDaysMax).default(90).describe("Days until it ends."),
};

type SpendingInput = Pick<z.infer<z.ZodObject<typeof keyInputFields>>, "scopes" | "spendLimitCents">;

/** A grant that can spend has a limit (R10.12). */
export const hasLimitIfNeeded = ({ scopes, spendLimitCents }: SpendingInput): boolean =>
  !canSpend(scopes) || typeof spendLimitCents === "number";

/** An operator's key works from named addresses only. */
export const isBoundIfNeeded = ({
  scopes,
  networks = [],
}: {
  scopes: readonly string[];
  networks?: string[];
}): boolean => !scopes.includes("operator") || networks.length > 0;

export const limitNeeded = { path: ["spendLimitCents"], message: messages.required };
export const networksNeeded = { path: ["networks"], message: messages.required };
