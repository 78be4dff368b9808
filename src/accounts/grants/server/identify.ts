import type { QueryConfig } from "pg";
import type { Asking, Database } from "#platform/database/database.ts";
import type { Caller } from "#platform/http/call.ts";
import { forbidden, Refusal } from "#platform/http/errors.ts";
import type { Operation } from "#platform/http/resource.ts";
import { hashOfSecret } from "#platform/http/secret.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { grantMayCall } from "../../grant-calls.ts";
import { outsideScope } from "../../server/authorize.ts";
import { loadActorOfGrant, type UsedGrant } from "../../server/queries/actor.ts";
import { refuseElsewhere } from "./networks.ts";
import { grantByAppToken, grantBySecret } from "./queries.ts";
import { hashOf } from "./record-hash.ts";

const texts = catalogue("accounts.grants.server.identify", {
  badToken: "This token is unknown, revoked, expired, or for another address.",
});

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

type GrantedOperation = Pick<
  Operation,
  "method" | "permission" | "otherSide" | "scope" | "operator" | "personal" | "freshProof"
>;

/** A grant that was recognized; each operation asks whether its scopes allow it. */
export type KnownGrant = Pick<UsedGrant, "id" | "name" | "userId"> & {
  may: (operation: GrantedOperation) => boolean;
  /** Throws 403 `token_scope`. */
  callerOf: (operation: GrantedOperation) => Caller;
};

/**
 * Recognizes a key (R10.2), whose person or service account is read with rights as they are now. Throws 401 for an invalid
 * key or account, 403 `token_address`.
 */
export const identifyByKey = (
  database: Pick<Database, "lookups">,
  { token, address, accountsElsewhere }: Presented,
): Promise<KnownGrant> =>
  recognize(database, { ...grantBySecret, values: [hashOfSecret(token), accountsElsewhere] }, address);

/** The same for a connected app's access token, whose `audience` is the address of the entrance that was called. */
export const identifyByAppToken = (
  database: Pick<Database, "lookups">,
  { token, address, accountsElsewhere }: Presented,
  audience: string,
): Promise<KnownGrant> =>
  recognize(
    database,
    { ...grantByAppToken, values: [hashOf("AccessToken", token), accountsElsewhere, audience] },
    address,
  );

async function recognize(
  { lookups }: Pick<Database, "lookups">,
  statement: QueryConfig,
  address: string,
): Promise<KnownGrant> {
  const { rows } = await lookups.$client.query<UsedGrant>(statement);
  const [found] = rows;
  if (!found) throw new Refusal(401, "bad_token", texts.badToken);
  refuseElsewhere(found.networks, address);
  if (!found.isUsedNow) await lookups.$client.query({ ...noteUse, values: [found.id] });
  return knownGrant(found);
}

function knownGrant(grant: UsedGrant): KnownGrant {
  const { id, name, userId } = grant;
  const may = (operation: GrantedOperation) => grantMayCall(grant.scopes, operation);
  const actorFor = async (asking: Asking, operation: GrantedOperation) => {
    const actor = await loadActorOfGrant(asking, grant);
    if (operation.operator && !actor.operator) throw forbidden();
    return actor;
  };
  return {
    id,
    name,
    userId,
    may,
    callerOf: (operation) => {
      if (!may(operation)) throw outsideScope();
      return { userId, readActor: (asking) => actorFor(asking, operation) };
    },
  };
}
