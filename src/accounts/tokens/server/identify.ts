import type { Database } from "#platform/database/database.ts";
import type { Caller } from "#platform/http/call.ts";
import { Refusal } from "#platform/http/errors.ts";
import type { Operation } from "#platform/http/resource.ts";
import { hashOfSecret } from "#platform/http/secret.ts";
import { outsideScope } from "../../server/authorize.ts";
import { loadActorOfToken } from "../../server/queries/actor.ts";
import { tokenMayCall } from "../../token-calls.ts";
import { type TokenRow, tokenByHash } from "./queries.ts";

// At most once a minute; of concurrent calls one writes.
const noteUse = {
  name: "api-token-used",
  text: `UPDATE api_token SET last_used_at = now()
         WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
};

type AdmittedOperation = Pick<Operation, "method" | "permission" | "otherSide" | "scope" | "operator" | "personal">;

/** An API token that was recognized; each operation asks whether its scopes allow it. */
export type KnownToken = Pick<TokenRow, "id" | "name" | "userId"> & {
  may: (operation: AdmittedOperation) => boolean;
  /** Throws 403 `token_scope`. */
  callerOf: (operation: AdmittedOperation) => Caller;
};

/**
 * Recognizes an API token (R10.2), whose person is read with current roles. Throws 401 for an invalid token or account.
 * `accountsElsewhere` (AUTH_URL) skips the account check.
 */
export async function identifyApiToken(
  { lookups }: Pick<Database, "lookups">,
  { token, accountsElsewhere }: { token: string; accountsElsewhere: boolean },
): Promise<KnownToken> {
  const { rows } = await lookups.$client.query<TokenRow>({
    ...tokenByHash,
    values: [hashOfSecret(token), accountsElsewhere],
  });
  const [found] = rows;
  if (!found) throw new Refusal(401, "bad_token", "This API token is unknown, revoked or expired. Make a new one.");
  if (!found.isUsedNow) await lookups.$client.query({ ...noteUse, values: [found.id] });
  const may = (operation: AdmittedOperation) => tokenMayCall(found.scopes, operation);
  const { id, name, userId } = found;
  return {
    id,
    name,
    userId,
    may,
    callerOf: (operation) => {
      if (!may(operation)) throw outsideScope();
      return { userId, readActor: (asking) => loadActorOfToken(asking, found) };
    },
  };
}
