import { get, type Resource } from "#platform/http/resource.ts";
import { accountDeletionSchema } from "../contract.ts";
import { readAccountDeletion } from "./queries.ts";
export const accountDeletionResource: Resource = {
  name: "AccountDeletion",
  path: "account_deletions",
  description: "What deleting one's account would do, under the person's id. DELETE /api/client_users/{id} does it.",
  schema: accountDeletionSchema,
  operations: [
    get({
      summary: "What deleting my account would do",
      personal: true,
      handle: ({ reader, actor, id }) => readAccountDeletion(reader, actor, id),
    }),
  ],
};
