import { z } from "zod";
import { create, get, resource } from "#platform/contract/resource.ts";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { identityCheckStatuses } from "./identity-check.ts";

/** An organization's way to be verified by the payment provider, under its id, with the last check's result. */
const identityCheckSchema = z.object({
  id: z.string().describe("The organization's id."),
  organization: linkTo("Organization").describe("The organization whose owner is verified."),
  provider: z.string().nullable().describe("The provider's name; null where no provider looks at persons."),
  mayStart: z
    .boolean()
    .describe("False once an operator has decided: then one looks at documents. A company always shows its documents."),
  status: z.enum(identityCheckStatuses).nullable().describe("The status of the last check; null without one."),
  reason: z.string().nullable().describe("Why the provider opened no page, or could not recognize the person."),
  url: z.string().nullable().describe("The provider's page; it opens once."),
  reference: z.string().nullable().describe("The provider's reference of the check."),
  startedAt: instant().nullable().describe("When the last check was begun; null without one."),
});
export type IdentityCheck = z.infer<typeof identityCheckSchema>;

const identityCheckInput = z.strictObject({
  organization: linkIn("organizations").describe("The organization whose owner is verified."),
});

const permission = "identity.verify";

export const identityCheckResource = resource({
  name: "IdentityCheck",
  path: "identity_checks",
  description:
    "The way to be verified by the payment provider instead of an operator, under the organization's id: its page, and its last report.",
  schema: identityCheckSchema,
  operations: {
    get: get({
      summary: "Whether a provider verifies the organization's owner, with the result of the last check",
      description: "Every organization has one, also before its first check.",
      permission,
    }),
    create: create({
      summary: "Ask for the provider's page; the person's details have to be complete",
      description:
        "The page's address follows in `url` within seconds; ask for the item again until it or `reason` is there.",
      permission,
      input: identityCheckInput,
    }),
  },
});
