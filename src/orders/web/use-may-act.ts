import { roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { idOf } from "#platform/contract/wire.ts";
import type { Order } from "../contract.ts";

/** True when the reader's role on their side of the order lets them write and answer (R6.3). */
export function useMayAct(order: Order): boolean {
  const { userOrganizations, operator } = useClientUser();
  if (order.party === "operator") return operator;
  const own = idOf(order.party === "client" ? order.clientOrganization : order.publisherOrganization);
  const role = userOrganizations.find(({ organization }) => organization.id === own)?.organizationRole;
  return role !== undefined && roleMay(role, order.party === "client" ? "order.write" : "order.answer");
}
