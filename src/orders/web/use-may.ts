import { placeRoleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import type { Order } from "../contract.ts";
import type { MoveMakers } from "../moves/move.ts";

const placeKinds = { client: "project", publisher: "media" } as const;

/** Checks the role of the reader's side (R6.3). */
export function useMay({ party, role }: Order): (by: MoveMakers) => boolean {
  const { operator } = useClientUser();
  return (by) => {
    if (party === "operator") return operator && by.operator === true;
    const permission = by[party];
    return permission !== undefined && placeRoleMay(role, placeKinds[party], permission);
  };
}
