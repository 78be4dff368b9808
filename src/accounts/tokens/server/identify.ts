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

/**
 * Person of an API token (R10.2) with current roles. Throws 401 for an invalid token or account, 403 outside its
 * scopes. `accountsElsewhere` (AUTH_URL) skips the account check.
 */
export async function identifyApiToken(
  { lookups }: Pick<Database, "lookups">,
  { token, accountsElsewhere }: { token: string; accountsElsewhere: boolean },
  operation: Pick<Operation, "method" | "permission" | "otherSide" | "scope" | "operator" | "personal">,
): Promise<Caller> {
  const { rows } = await lookups.$client.query<TokenRow>({
    ...tokenByHash,
    values: [hashOfSecret(token), accountsElsewhere],
  });
  const [found] = rows;
  if (!found) throw new Refusal(401, "bad_token", "This API token is unknown, revoked or expired. Make a new one.");
  if (!tokenMayCall(found.scopes, operation)) throw outsideScope();
  if (!found.isUsedNow) await lookups.$client.query({ ...noteUse, values: [found.id] });
  return { userId: found.userId, readActor: (asking) => loadActorOfToken(asking, found) };
}
