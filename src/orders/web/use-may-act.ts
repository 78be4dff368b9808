import { placeRoleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import type { Order } from "../contract.ts";

/** True when the reader's role on their side of the order lets them write and answer (R6.3). */
export function useMayAct({ party, role }: Order): boolean {
  const { operator } = useClientUser();
  if (party === "operator") return operator;
  return party === "client"
    ? placeRoleMay(role, "project", "order.write")
    : placeRoleMay(role, "media", "order.answer");
}
