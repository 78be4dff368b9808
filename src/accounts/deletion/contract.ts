import { z } from "zod";
import { get, resource } from "#platform/contract/resource.ts";

const organizationId = z.string().describe("The organization's id.");
const organizationName = z.string().describe("Its name.");

const accountDeletionSchema = z.object({
  id: z.string().describe("The person's id."),
  blockedBy: z
    .array(
      z.object({
        organization: organizationId,
        name: organizationName,
        moneyCents: z.int().describe("Money that it holds or owes, in cents."),
        openOrders: z.int().describe("Its orders that are not settled."),
        still: z.string().describe("All that ties it, in words: it still …"),
        advice: z.string().describe("How ties end that nobody can settle at once; empty for none."),
      }),
    )
    .describe(
      "Organizations with no other owner that hold money or open orders, or wait for money: hand them over, or settle them.",
    ),
  closes: z
    .array(
      z.object({
        organization: organizationId,
        name: organizationName,
        otherMembers: z.int().describe("Its members beside you."),
      }),
    )
    .describe("Organizations with no other owner, which are closed. Guarantees of their orders end."),
  leaves: z
    .array(z.object({ organization: organizationId, name: organizationName }))
    .describe("Organizations that go on without you."),
  apiTokens: z.int().describe("API tokens that end."),
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

export const accountDeletionResource = resource({
  name: "AccountDeletion",
  path: "account_deletions",
  description: "What deleting one's account would do, under the person's id. DELETE /api/client_users/{id} does it.",
  schema: accountDeletionSchema,
  operations: {
    get: get({
      summary: "What deleting my account would do",
      description:
        "As things stand now; reading it changes nothing. The deletion is refused while something blocks it.",
      personal: "account",
    }),
  },
});
