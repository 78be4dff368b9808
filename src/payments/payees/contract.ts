import { z } from "zod";
import { create, get, resource } from "#platform/contract/resource.ts";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";

/** An organization as the provider's payee, under the organization's id. */
const payeeSchema = z.object({
  id: z.string().describe("The organization's id."),
  organization: linkTo("Organization").describe("The organization that is paid."),
  provider: z.string().describe("The provider's name."),
  canBePaid: z.boolean().describe("Whether the provider can pay it."),
  reason: z.string().nullable().describe("Why it can't be paid, or why the provider opened no page."),
  onboardingUrl: z
    .string()
    .nullable()
    .describe("The provider's page that was asked for last; null until it is there. It opens once."),
  toldAt: instant().nullable().describe("Since when the provider says so; null before its first report."),
});
export type PayeeAccount = z.infer<typeof payeeSchema>;

const onboardingInput = z.strictObject({
  organization: linkIn("organizations").describe("The organization that is to be paid."),
});

/** Where the provider leads back to (R2.24). */
export const onboardingReturnPath = "/stripe/account-onboarding/return";

const permission = "wallet.withdraw";

export const payeeResource = resource({
  name: "Payee",
  path: "payees",
  description:
    "An organization as the payment provider's payee, under the organization's id: whether it can be paid, and the page where it gives its bank account.",
  schema: payeeSchema,
  operations: {
    get: get({
      summary: "Whether the provider can pay an organization, and what is missing",
      description: "Every organization has one, also before it was ever at the provider.",
      permission,
    }),
    create: create({
      summary: "Ask for the provider's page; wants a sign-in of the last minutes",
      description: "The page's address follows in `onboardingUrl` within seconds, or `reason` says why not.",
      permission,
      personal: "payment",
      input: onboardingInput,
    }),
  },
});
