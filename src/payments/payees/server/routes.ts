import { create, get, type Resource, readBack } from "#platform/http/resource.ts";
import { onboardingInput, payeeSchema } from "../contract.ts";
import { requestOnboarding } from "./commands.ts";
import { findPayee } from "./queries.ts";

/** Organizations are paid by the provider that Byline is configured with. */
export const payeeResource = (provider: string): Resource => ({
  name: "Payee",
  path: "payees",
  description:
    "An organization as the payment provider's payee, under the organization's id: whether it can be paid, and the page where it says to which bank account.",
  schema: payeeSchema,
  operations: [
    get({
      summary: "Whether the provider can pay an organization, and what is missing",
      permission: "wallet.withdraw",
      handle: ({ reader, actor, id }) => findPayee(reader, actor, id, provider),
    }),
    create({
      summary: "Ask for the provider's page; wants a sign-in of the last minutes",
      permission: "wallet.withdraw",
      personal: true,
      input: onboardingInput,
      handle: async ({ tx, actor, input }) => {
        const id = await requestOnboarding(tx, actor, input.organization, provider);
        return readBack(await findPayee(tx, actor, id, provider));
      },
    }),
  ],
});
