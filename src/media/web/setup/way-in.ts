import { redirect } from "@tanstack/react-router";
import type { ClientUser } from "#accounts/people/contract.ts";
import { organizationsOn } from "#accounts/people/sides.ts";
import { roleMay } from "#accounts/permissions.ts";
import { clientUserQuery, updateCurrent } from "#accounts/web/api.ts";
import { chooseSide } from "#accounts/web/session-state.ts";
import { identityQuery } from "#identity/web/api.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { walletQuery } from "#wallet/web/api.ts";
import { myMediaQuery } from "../api.ts";

/** Redirects to the first missing step, else to the dashboard (R2.18). */
export async function leadOn(): Promise<never> {
  const user = await queryClient.ensureQueryData(clientUserQuery());
  const [publisher] = organizationsOn("media", user);
  if (!publisher) throw redirect({ to: "/publisher/setup" });
  const { id: organization } = publisher.organization;
  const media = await queryClient.fetchQuery(myMediaQuery({ organization }));
  if (media.totalItems === 0) throw redirect({ to: "/publisher/setup" });
  if (!user.currentMediaProject || user.currentOrganization?.id !== organization) await updateCurrent({ organization });
  chooseSide("media");
  if (await lacksIdentity(publisher)) throw redirect({ to: "/publisher/kyc" });
  const isAnyOffered = media.items.some(({ listedFormatCount }) => listedFormatCount > 0) || (await offersMore(media));
  throw redirect({ to: isAnyOffered ? "/publisher/dashboard" : "/publisher/setup-list" });

  async function offersMore({ items, totalItems }: typeof media): Promise<boolean> {
    if (items.length === totalItems) return false;
    return (await queryClient.fetchQuery(myMediaQuery({ organization, incomplete: false }))).totalItems > 0;
  }
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
