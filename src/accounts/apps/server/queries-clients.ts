import { and, eq, gt, sql } from "drizzle-orm";
import type { OauthClient, OauthClientAuthMethod } from "#auth/oauth-clients.ts";
import type { Reader } from "#platform/database/database.ts";
import { hashOf } from "../../grants/server/record-hash.ts";
import { appRecord } from "./tables.ts";

/** The library's own record of an app, with two facts of the administration's. */
export type ClientRecord = {
  client_id: string;
  client_id_issued_at: number;
  client_name?: string;
  client_uri?: string;
  logo_uri?: string;
  redirect_uris: string[];
  grant_types: string[];
  response_types: string[];
  application_type?: string;
  token_endpoint_auth_method: OauthClientAuthMethod;
  client_secret?: string;
  client_secret_expires_at?: number;
  byline_manual?: true;
  byline_updated_at?: number;
};

const isClient = and(eq(appRecord.kind, "Client"), gt(appRecord.expiresAt, sql`now()`));

export const isClientOf = (id: string) => and(isClient, eq(appRecord.keyHash, hashOf("Client", id)));

/** Apps that registered themselves, or that the administration registered, newest first. */
export async function listAppClients(
  reader: Reader,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ clients: OauthClient[]; total: number }> {
  const rows = await reader
    .select({ payload: appRecord.payload })
    .from(appRecord)
    .where(isClient)
    .orderBy(sql`(${appRecord.payload} ->> 'client_id_issued_at')::bigint DESC`, appRecord.keyHash)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const clients = rows.map(({ payload }) => representClient(payload as ClientRecord));
  return { clients, total: await reader.$count(appRecord, isClient) };
}

export async function findAppClient(reader: Reader, id: string): Promise<OauthClient | undefined> {
  const [row] = await reader.select({ payload: appRecord.payload }).from(appRecord).where(isClientOf(id));
  return row && representClient(row.payload as ClientRecord);
}

const instantOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();

/** Without its secret. */
export function representClient(record: ClientRecord): OauthClient {
  const { client_uri: clientUri, logo_uri: logoUri, client_id_issued_at: issuedAt } = record;
  return {
    client_id: record.client_id,
    client_name: record.client_name ?? "",
    client_type: record.token_endpoint_auth_method === "none" ? "public" : "confidential",
    token_endpoint_auth_method: record.token_endpoint_auth_method,
    registration_type: record.byline_manual ? "manual" : "dynamic",
    ...(clientUri === undefined ? {} : { client_uri: clientUri }),
    ...(logoUri === undefined ? {} : { logo_uri: logoUri }),
    redirect_uris: record.redirect_uris,
    grant_types: record.grant_types,
    response_types: record.response_types,
    created_at: instantOf(issuedAt),
    updated_at: instantOf(record.byline_updated_at ?? issuedAt),
  };
}
