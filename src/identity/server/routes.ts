import { z } from "zod";
import { action, get, list, type Resource, readBack, update } from "#platform/http/resource.ts";
import { approveInput, identityEdit, identityQuery, identitySchema, rejectInput } from "../contract.ts";
import { editIdentity, submitIdentity } from "./commands/owner.ts";
import { decideIdentity } from "./commands/reviewer.ts";
import { findIdentity, listIdentities } from "./queries.ts";

const permission = "identity.verify";
const operator = true;
const freshProof = true;

export const identityResource: Resource = {
  name: "IdentityVerification",
  path: "identity_verifications",
  description:
    "Who is behind an organization, under the organization's id: told and shown by its owner, decided by an operator. Withdrawals wait for it, listings don't.",
  schema: identitySchema,
  operations: [
    list({
      summary: "The verifications of my organizations; for operators all",
      permission,
      query: identityQuery,
      handle: ({ reader, actor, query }) => listIdentities(reader, actor, query),
    }),
    get({
      summary: "An organization's verification",
      permission,
      handle: ({ reader, actor, id }) => findIdentity(reader, actor, id),
    }),
    update({
      summary: "Say who is behind the organization; begins the verification, or begins it anew",
      permission,
      input: identityEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editIdentity(tx, actor, id, input);
        return readBack(await findIdentity(tx, actor, id));
      },
    }),
    action({
      path: "/{id}/submit",
      summary: "Send it to the review",
      permission,
      input: z.strictObject({}),
      handle: async ({ tx, actor, id }) => {
        await submitIdentity(tx, actor, id);
        return readBack(await findIdentity(tx, actor, id));
      },
    }),
    action({
      path: "/{id}/approve",
      summary: "Approve it: the organization may withdraw",
      operator,
      freshProof,
      input: approveInput,
      handle: async ({ tx, actor, id, input }) => {
        await decideIdentity(tx, actor, { organizationId: id, move: "approve", ...input });
        return readBack(await findIdentity(tx, actor, id));
      },
    }),
    action({
      path: "/{id}/reject",
      summary: "Reject it with notes that the organization reads",
      operator,
      freshProof,
      input: rejectInput,
      handle: async ({ tx, actor, id, input }) => {
        await decideIdentity(tx, actor, { organizationId: id, move: "reject", ...input });
        return readBack(await findIdentity(tx, actor, id));
      },
    }),
  ],
};
