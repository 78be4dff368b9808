import { redirect } from "@tanstack/react-router";
import type { ClientUser } from "#accounts/people/contract.ts";
import { roleMay } from "#accounts/permissions.ts";
import { clientUserQuery, updateCurrent } from "#accounts/web/api.ts";
import { chooseSide } from "#accounts/web/session-state.ts";
import { identityQuery } from "#identity/web/api.ts";
import { idOf } from "#platform/contract/iri.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { walletQuery } from "#wallet/web/api.ts";
import { myMediaQuery } from "../api.ts";

/** Redirects to the first missing step, else to the dashboard (R2.18). */
export async function leadOn(): Promise<never> {
  const { userOrganizations, currentOrganization, currentMediaProject } = await queryClient.ensureQueryData(
    clientUserQuery(),
  );
  const publishers = userOrganizations.filter(({ organization }) => organization.kind === "publisher");
  const publisher = publishers.find(({ organization }) => organization.id === currentOrganization?.id) ?? publishers[0];
  if (!publisher) throw redirect({ to: "/publisher/setup" });
  const { items } = await queryClient.fetchQuery(myMediaQuery());
  const media = items.filter(({ organization }) => idOf(organization) === publisher.organization.id);
  if (media.length === 0) throw redirect({ to: "/publisher/setup" });
  if (!currentMediaProject || currentOrganization?.id !== publisher.organization.id)
    await updateCurrent({ organization: publisher.organization.id });
  chooseSide("media");
  if (await lacksIdentity(publisher)) throw redirect({ to: "/publisher/kyc" });
  const isAnyOffered = media.some(({ listedFormatCount }) => listedFormatCount > 0);
  throw redirect({ to: isAnyOffered ? "/publisher/dashboard" : "/publisher/setup-list" });
}

/** Identity never delays listing: its owner is asked once there is money to withdraw (R3.15). */
async function lacksIdentity({ organization, organizationRole }: ClientUser["userOrganizations"][number]) {
  if (!roleMay(organizationRole, "identity.verify")) return false;
  const [wallet, identity] = await Promise.all([
    queryClient.fetchQuery(walletQuery(organization.id)),
    queryClient.fetchQuery(identityQuery(organization.id)),
  ]);
  const isTodo = identity === null || ["not_started", "in_progress", "rejected"].includes(identity.state);
  return wallet.earningsCents > 0 && isTodo;
}
