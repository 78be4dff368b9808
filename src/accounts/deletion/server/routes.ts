import { serve } from "#platform/http/serve.ts";
import { accountDeletionResource } from "../contract.ts";
import { readAccountDeletion } from "./queries.ts";

export const accountDeletionRoutes = serve(accountDeletionResource, {
  get: ({ reader, actor, id }) => readAccountDeletion(reader, actor, id),
});
