import { z } from "zod";
import { create, get, list, remove, resource } from "#platform/contract/resource.ts";
import { linkIn, linkTo } from "#platform/contract/wire.ts";
import { hasLimitIfNeeded, keyFields, keyInputFields, limitNeeded } from "../grants/contract.ts";
import { type GrantScope, grantScopes } from "../grants/scopes.ts";

const permission = "member.change";

/** Operators act as themselves. */
export const serviceScopes = grantScopes.filter((scope) => scope !== "operator") as [GrantScope, ...GrantScope[]];

const serviceAccountSchema = z.object({
  ...keyFields,
  organization: linkTo("Organization").describe("The organization that it belongs to, and acts for as an admin."),
  createdBy: z.string().describe("The name of the person who made it; their address while they have none."),
  isMakerMember: z.boolean().describe("Whether that person still belongs to the organization."),
});
export type ServiceAccount = z.infer<typeof serviceAccountSchema>;

export const serviceAccountInput = z
  .strictObject({
    ...keyInputFields,
    organization: linkIn("organizations").describe("The organization that it belongs to."),
    scopes: z
      .array(z.enum(serviceScopes))
      .min(1)
      .max(serviceScopes.length)
      .describe("Everything that it may do, within an admin's rights."),
  })
  .refine(hasLimitIfNeeded, limitNeeded);

export const serviceAccountResource = resource({
  name: "ServiceAccount",
  path: "service_accounts",
  description:
    "Keys that belong to an organization and outlive their makers' memberships. Each acts under its own name, as an admin within its scopes.",
  schema: serviceAccountSchema,
  operations: {
    list: list({
      summary: "Service accounts of the organizations that I administer, newest first",
      description: "Expired ones included, without their keys. Nobody's account is left out.",
      permission,
      personal: "keys",
      query: z.object({
        organization: linkIn("organizations").optional().describe("Only those of this organization."),
      }),
    }),
    get: get({
      summary: "One service account",
      description: "Its scopes, its limit, its last use and who made it.",
      permission,
      personal: "keys",
    }),
    create: create({
      summary: "Make a service account; its key is in this answer only",
      description:
        "Asks for a sign-in of the last minutes. The organization's owners and admins are told by mail. Twenty are the most.",
      permission,
      personal: "keys",
      freshProof: true,
      input: serviceAccountInput,
      secret: "token",
      refusals: ["too_many_service_accounts"],
    }),
    remove: remove({
      summary: "Revoke a service account at once",
      description: "The next call with its key is refused. Its name stays with everything that it did.",
      permission,
      personal: "keys",
    }),
  },
});
