import type { Database } from "#platform/database/database.ts";
import type { Caller } from "#platform/http/api.ts";
import { Refusal } from "#platform/http/errors.ts";
import type { Operation } from "#platform/http/resource.ts";
import { loadActorOfToken } from "../../server/actor.ts";
import { hashOfSecret } from "../../server/secret.ts";
import { tokenMayCall } from "../../token-calls.ts";
import type { ApiTokenScope } from "../api-token.ts";

type TokenRow = { id: string; userId: string; email: string; scopes: ApiTokenScope[]; isUsedNow: boolean };

// A token sleeps while its person's account is banned. The account is not here when the house signs in elsewhere.
const find = {
  name: "api-token",
  text: `SELECT token.id, token.user_id AS "userId", coalesce(account.email, me.email) AS email, token.scopes,
           coalesce(token.last_used_at > now() - interval '1 minute', false) AS "isUsedNow"
         FROM api_token AS token JOIN client_user AS me ON me.id = token.user_id LEFT JOIN users AS account ON account.id = me.id
         WHERE token.token_hash = $1 AND token.expires_at > now()
           AND account.deleted_at IS NULL AND (account.banned_until IS NULL OR account.banned_until < now())`,
};

// At most once a minute; of several calls at once one writes.
const noteUse = {
  name: "api-token-used",
  text: `UPDATE api_token SET last_used_at = now()
         WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
};

/**
 * Who calls with an API token (R10.2): its person, with the roles that they have now. Throws 401 for a token that is
 * unknown, revoked or expired, 403 for an operation outside its scopes.
 */
export async function identifyApiToken(
  { lookups }: Pick<Database, "lookups">,
  token: string,
  operation: Pick<Operation, "method" | "permission" | "scope" | "operator" | "personal">,
): Promise<Caller> {
  const { rows } = await lookups.$client.query<TokenRow>({ ...find, values: [hashOfSecret(token)] });
  const [found] = rows;
  if (!found) throw new Refusal(401, "bad_token", "This API token is unknown, revoked or expired. Make a new one.");
  if (!tokenMayCall(found.scopes, operation))
    throw new Refusal(403, "token_scope", "This API token's scopes don't allow this call.");
  if (!found.isUsedNow) await lookups.$client.query({ ...noteUse, values: [found.id] });
  return { userId: found.userId, readActor: (asking) => loadActorOfToken(asking, found) };
}
