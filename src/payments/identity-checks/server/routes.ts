import { create, get, type Resource, readBack } from "#platform/http/resource.ts";
import { identityCheckInput, identityCheckSchema } from "../contract.ts";
import { requestIdentityCheck } from "./commands.ts";
import { findIdentityCheck } from "./queries.ts";

const permission = "identity.verify";

/** Persons are verified by the provider that Byline is configured with. */
export const identityCheckResource = (provider: string): Resource => ({
  name: "IdentityCheck",
  path: "identity_checks",
  description:
    "The way to be verified by the payment provider instead of an operator, under the organization's id: its page, and what it reported last.",
  schema: identityCheckSchema,
  operations: [
    get({
      summary: "Whether a provider verifies the organization's owner, and what came of the last check",
      permission,
      handle: ({ reader, actor, id }) => findIdentityCheck(reader, actor, id, provider),
    }),
    create({
      summary: "Ask for the provider's page; what is told of the person has to be complete",
      permission,
      input: identityCheckInput,
      handle: async ({ tx, actor, input }) => {
        const id = await requestIdentityCheck(tx, actor, input.organization, provider);
        return readBack(await findIdentityCheck(tx, actor, id, provider));
      },
    }),
  ],
});
