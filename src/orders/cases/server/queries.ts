import type { Actor } from "#accounts/actor.ts";
import { reachedPlaces } from "#accounts/permissions.ts";
import { placeConditions, sideColumns } from "#accounts/server/queries-places.ts";
import { parameters } from "#platform/lists/list-statements.ts";
import type { ClaimState } from "../../claims/claim.ts";
import type { DisputeState } from "../../disputes/dispute.ts";

/** When a case ended, by its table. */
const endedAt = { claim: "closed_at", dispute: "decided_at" } as const;
type CaseTable = keyof typeof endedAt;

export type CaseFilter = { order?: string | undefined; state?: ClaimState | DisputeState | undefined; id?: string };

/**
 * Claims or disputes of the orders that the reader sees, as a list's branches: one for each of their places, for an operator one
 * of all. Each has its index.
 */
export function caseBranches(actor: Actor, { order, state, id }: CaseFilter, name: CaseTable) {
  const { values, of } = parameters();
  const places = actor.operator ? [undefined] : placeConditions(reachedPlaces(actor, "order.read"), sideColumns, of);
  const filtered = [
    order && `item.order_id = ${of(order)}`,
    state && `item.${endedAt[name]} IS ${state === "open" ? "" : "NOT "}NULL`,
    id && `item.id = ${of(id)}`,
  ];
  return { branches: places.map((place) => ({ from: `${name} AS item`, where: [place, ...filtered] })), values };
}

/** The order, its sides and its outlet, beside the listed claims or disputes. */
export const caseJoins = (name: CaseTable) => `
  JOIN ${name} USING (id) JOIN publication_order AS o ON o.id = ${name}.order_id
  JOIN organization AS client ON client.id = ${name}.client_organization_id
  JOIN organization AS publisher ON publisher.id = ${name}.publisher_organization_id
  JOIN media_project AS media ON media.id = ${name}.media_project_id`;
