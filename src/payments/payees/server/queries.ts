import { and, eq } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import { clientUser } from "#accounts/server/tables.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { providerTitle } from "../../providers/provider-title.ts";
import type { PayeeAccount } from "../contract.ts";
import { providerPayee } from "./tables.ts";

/** An organization as the provider's payee, for those who may withdraw; undefined where the provider can't pay out. */
export async function findPayee(
  reader: Reader,
  actor: Actor,
  organizationId: string,
  configured: string,
): Promise<PayeeAccount | undefined> {
  const provider = providerTitle(configured);
  if (!provider || !organizationsWhere(actor, "wallet.withdraw").includes(organizationId)) return undefined;
  const row = await findPayeeRow(reader, organizationId, configured);
  return {
    id: organizationId,
    organization: iri("organizations", organizationId),
    provider,
    canBePaid: row?.canBePaid ?? false,
    reason: row?.reason ?? null,
    onboardingUrl: row?.onboardingUrl ?? null,
    toldAt: row?.toldAt?.toISOString() ?? null,
  };
}

const isPayee = (organizationId: string, provider: string) =>
  and(eq(providerPayee.organizationId, organizationId), eq(providerPayee.provider, provider));

/** An organization as a provider knows it. */
export async function findPayeeRow(reader: Reader, organizationId: string, provider: string) {
  const [row] = await reader.select().from(providerPayee).where(isPayee(organizationId, provider));
  return row;
}

/** The same, locked until the end of `tx`. */
export async function lockPayee(tx: Tx, organizationId: string, provider: string) {
  const [row] = await tx.select().from(providerPayee).where(isPayee(organizationId, provider)).for("update");
  return row;
}

/** An onboarding as the job asks the provider for it. */
export async function findOnboarding(reader: Reader, organizationId: string, provider: string) {
  const [row] = await reader
    .select({
      email: clientUser.email,
      payeeReference: providerPayee.reference,
      onboardingUrl: providerPayee.onboardingUrl,
    })
    .from(providerPayee)
    .innerJoin(clientUser, eq(clientUser.id, providerPayee.requestedBy))
    .where(isPayee(organizationId, provider));
  return row;
}
