import type { Database } from "#platform/database/database.ts";
import type { Caller } from "#platform/http/call.ts";
import { forbidden, Refusal } from "#platform/http/errors.ts";
import type { Operation } from "#platform/http/resource.ts";
import { hashOfSecret } from "#platform/http/secret.ts";
import { grantMayCall } from "../../grant-calls.ts";
import { outsideScope } from "../../server/authorize.ts";
import { loadActorOfGrant, type UsedGrant } from "../../server/queries/actor.ts";
import { refuseElsewhere } from "./networks.ts";
import { grantBySecret } from "./queries.ts";

// At most once a minute; of concurrent calls one writes.
const noteUse = {
  name: "access-grant-used",
  text: `UPDATE access_grant SET last_used_at = now()
         WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
};

type Presented = {
  token: string;
  /** From which the call comes. */
  address: string;
  /** Another service keeps the accounts (AUTH_URL), so they are not checked here. */
  accountsElsewhere: boolean;
};

/**
 * The person or service account of a key (R10.2), with rights as they are now. Throws 401 for an invalid key or account, 403
 * outside its scopes or addresses.
 */
export async function identifyByKey(
  { lookups }: Pick<Database, "lookups">,
  { token, address, accountsElsewhere }: Presented,
  operation: GrantedOperation,
): Promise<Caller> {
  const values = [hashOfSecret(token), accountsElsewhere];
  const { rows } = await lookups.$client.query<UsedGrant>({ ...grantBySecret, values });
  const [found] = rows;
  if (!found) throw new Refusal(401, "bad_token", "This API token is unknown, revoked or expired. Make a new one.");
  return callerByGrant(lookups, found, address, operation);
}

type GrantedOperation = Pick<
  Operation,
  "method" | "permission" | "otherSide" | "scope" | "operator" | "personal" | "freshProof"
>;

async function callerByGrant(
  lookups: Database["lookups"],
  grant: UsedGrant,
  address: string,
  operation: GrantedOperation,
): Promise<Caller> {
  refuseElsewhere(grant.networks, address);
  if (!grantMayCall(grant.scopes, operation)) throw outsideScope();
  if (!grant.isUsedNow) await lookups.$client.query({ ...noteUse, values: [grant.id] });
  return {
    userId: grant.userId,
    readActor: async (asking) => {
      const actor = await loadActorOfGrant(asking, grant);
      if (operation.operator && !actor.operator) throw forbidden();
      return actor;
    },
  };
}
