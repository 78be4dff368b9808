import { type Roles, reachOf, seesAmounts } from "#accounts/permissions.ts";
import type { OrderParty } from "./moves/party.ts";

/** Whose an order is, as its readers go by it. */
export type OrderSides = {
  clientOrganizationId: string;
  projectId: string;
  publisherOrganizationId: string;
  mediaProjectId: string;
};

/** The side on which somebody reads an order; who is on neither is an operator. */
export function partyOf(order: OrderSides, reader: Roles): Exclude<OrderParty, "system"> {
  const reach = reachOf(reader, "order.read");
  if (reach.includes(order.clientOrganizationId) || reach.includes(order.projectId)) return "client";
  return reach.includes(order.publisherOrganizationId) || reach.includes(order.mediaProjectId)
    ? "publisher"
    : "operator";
}

/** Whether a reader may know what an order costs: its publisher and an operator do, of the advertiser's side not every role. */
export function showsAmounts(order: OrderSides, reader: Roles): boolean {
  const { clientOrganizationId: organizationId, projectId } = order;
  return partyOf(order, reader) !== "client" || seesAmounts(reader, { organizationId, projectId });
}
