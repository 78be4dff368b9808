import { and, eq, sql } from "drizzle-orm";
import type { ClientMetadata, Provider } from "oidc-provider";
import { v7 as newUuid } from "uuid";
import type { NewOauthClient, OauthClient, OauthClientChange, OauthClients } from "#auth/oauth-clients.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { Refusal } from "#platform/http/errors.ts";
import { hashOf } from "../../grants/server/record-hash.ts";
import { accessGrant } from "../../server/tables.ts";
import { keptSecret, newClientSecret } from "./client-secret.ts";
import { type ClientRecord, findAppClient, isClientOf, listAppClients, representClient } from "./queries-clients.ts";
import { appRecord } from "./tables.ts";

/** The apps of this authorization server, for the administration of the sign-in protocol (decision 0241). */
export function appClients({ reader, transaction }: Database, open: () => Promise<Provider>): OauthClients {
  return {
    list: (page) => listAppClients(reader, page),
    find: (id) => findAppClient(reader, id),
    create: async (input) => {
      const provider = await open();
      return transaction((tx) => registerClient(tx, provider, input));
    },
    update: async (id, change) => {
      const provider = await open();
      return transaction((tx) => changeClient(tx, provider, id, change));
    },
    remove: (id) => transaction((tx) => removeClient(tx, id)),
    renewSecret: (id) => transaction((tx) => renewSecret(tx, id)),
  };
}

const refused = (message: string) => new Refusal(400, "validation_failed", message);

const nowSeconds = () => Math.floor(Date.now() / 1_000);

const isConfidential = ({ token_endpoint_auth_method: method }: { token_endpoint_auth_method: string }): boolean =>
  method !== "none";

const secretFields = (secret: string) => ({ client_secret: keptSecret(secret), client_secret_expires_at: 0 });

async function registerClient(tx: Tx, provider: Provider, input: NewOauthClient): Promise<OauthClient> {
  const secret = isConfidential(input) ? newClientSecret() : undefined;
  const record: ClientRecord = {
    ...defined(input),
    client_id: newUuid(),
    client_id_issued_at: nowSeconds(),
    application_type: applicationType(input.redirect_uris),
    ...(secret === undefined ? {} : secretFields(secret)),
    byline_manual: true,
  };
  await requireUsable(provider, record);
  const keyHash = hashOf("Client", record.client_id);
  await tx.insert(appRecord).values({ keyHash, kind: "Client", payload: record, expiresAt: sql`'infinity'` });
  return { ...representClient(record), ...(secret === undefined ? {} : { client_secret: secret }) };
}

async function changeClient(
  tx: Tx,
  provider: Provider,
  id: string,
  input: OauthClientChange,
): Promise<OauthClient | undefined> {
  const record = await lockClient(tx, id);
  if (!record) return undefined;
  const change = defined(input);
  const changed: ClientRecord = { ...record, ...change, byline_updated_at: nowSeconds() };
  if (change.redirect_uris) changed.application_type = applicationType(change.redirect_uris);
  if (isConfidential(changed) !== isConfidential(record))
    throw refused("token_endpoint_auth_method can't add or drop the secret: register another app");
  await requireUsable(provider, changed);
  await writeClient(tx, changed);
  return representClient(changed);
}

async function renewSecret(tx: Tx, id: string): Promise<OauthClient | undefined> {
  const record = await lockClient(tx, id);
  if (!record) return undefined;
  if (!isConfidential(record)) throw refused("A public app has no secret");
  const secret = newClientSecret();
  const changed = { ...record, ...secretFields(secret), byline_updated_at: nowSeconds() };
  await writeClient(tx, changed);
  return { ...representClient(changed), client_secret: secret };
}

async function removeClient(tx: Tx, id: string): Promise<boolean> {
  const removed = await tx.delete(appRecord).where(isClientOf(id)).returning({ kind: appRecord.kind });
  if (removed.length === 0) return false;
  await tx.delete(accessGrant).where(and(eq(accessGrant.clientId, id), eq(accessGrant.kind, "app")));
  return true;
}

async function lockClient(tx: Tx, id: string): Promise<ClientRecord | undefined> {
  const [row] = await tx.select({ payload: appRecord.payload }).from(appRecord).where(isClientOf(id)).for("update");
  return row?.payload as ClientRecord | undefined;
}

async function writeClient(tx: Tx, record: ClientRecord): Promise<void> {
  await tx.update(appRecord).set({ payload: record }).where(isClientOf(record.client_id));
}

/** The library asks for this wherever a code goes to an app of its own scheme. */
const applicationType = (redirects: readonly string[]): string =>
  redirects.every((address) => /^https?:/.test(address)) ? "web" : "native";

async function requireUsable(provider: Provider, record: ClientRecord): Promise<void> {
  try {
    await provider.Client.validate(record as ClientMetadata);
  } catch (error) {
    const { error_description: why } = error as { error_description?: string };
    throw why === undefined ? error : refused(why);
  }
}

type Defined<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

/** Absent fields stay as they are. */
const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
