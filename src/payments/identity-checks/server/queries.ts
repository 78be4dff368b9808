import { and, desc, eq } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { mayProviderDecide } from "#identity/identity.ts";
import { findIdentity } from "#identity/server/queries.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { providerTitle } from "../../providers/provider-title.ts";
import type { IdentityCheck } from "../contract.ts";
import { identityCheck } from "./tables.ts";

export type IdentityCheckRow = typeof identityCheck.$inferSelect;

/** An organization's way by the provider, for its owner and for operators. */
export async function findIdentityCheck(
  reader: Reader,
  actor: Actor,
  organizationId: string,
  configured: string,
): Promise<IdentityCheck | undefined> {
  const identity = await findIdentity(reader, actor, organizationId);
  if (!identity) return undefined;
  const last = await findLastIdentityCheck(reader, organizationId);
  const provider = providerTitle(last?.provider ?? configured) ?? null;
  return {
    id: organizationId,
    organization: iri("organizations", organizationId),
    provider,
    mayStart: providerTitle(configured) !== undefined && mayProviderDecide({ ...identity, kind: "person" }),
    status: last?.status ?? null,
    reason: last?.reason ?? null,
    url: last?.url ?? null,
    reference: last?.reference ?? null,
    startedAt: last?.createdAt.toISOString() ?? null,
  };
}

/** The newest check of an organization. */
export async function findLastIdentityCheck(
  reader: Reader,
  organizationId: string,
): Promise<IdentityCheckRow | undefined> {
  const [row] = await reader
    .select()
    .from(identityCheck)
    .where(eq(identityCheck.organizationId, organizationId))
    .orderBy(desc(identityCheck.id))
    .limit(1);
  return row;
}

/** A check as the job asks the provider for it. */
export async function findCheck(reader: Reader, id: string): Promise<IdentityCheckRow | undefined> {
  const [row] = await reader.select().from(identityCheck).where(eq(identityCheck.id, id));
  return row;
}

/** A provider's check, locked until the end of `tx`. */
export async function lockCheck(tx: Tx, id: string, provider: string): Promise<IdentityCheckRow | undefined> {
  const [row] = await tx
    .select()
    .from(identityCheck)
    .where(and(eq(identityCheck.id, id), eq(identityCheck.provider, provider)))
    .for("update");
  return row;
}
