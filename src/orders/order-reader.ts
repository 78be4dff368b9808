import { type Roles, reachOf, seesAmounts } from "#accounts/permissions.ts";
import type { OrderParty } from "./moves/party.ts";

export type OrderSides = {
  clientOrganizationId: string;
  projectId: string;
  publisherOrganizationId: string;
  mediaProjectId: string;
};

/** A reader on neither side is an operator. */
export function partyOf(order: OrderSides, reader: Roles): Exclude<OrderParty, "system"> {
  const reach = reachOf(reader, "order.read");
  if (reach.includes(order.clientOrganizationId) || reach.includes(order.projectId)) return "client";
  return reach.includes(order.publisherOrganizationId) || reach.includes(order.mediaProjectId)
    ? "publisher"
    : "operator";
}

/** Publishers and operators see amounts. On the advertiser's side the role decides. */
export function showsOrderAmounts(order: OrderSides, reader: Roles): boolean {
  const { clientOrganizationId: organizationId, projectId } = order;
  return partyOf(order, reader) !== "client" || seesAmounts(reader, { organizationId, projectId });
}
