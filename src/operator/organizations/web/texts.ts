import { organizationStatusNames } from "#accounts/organizations/organization.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { counted, inFigures } from "#platform/words/number-words.ts";
import { openOrdersMost } from "../open-orders.ts";

export const texts = catalogue("operator-organizations", {
  title: "Organizations",
  search: "Name",
  status: "Status",
  all: "All",
  statuses: organizationStatusNames,
  none: "No organization matches",
  of: (kind: string, day: string) => `${kind[0]?.toUpperCase()}${kind.slice(1)}, since ${day}`,
  facts: (members: number, openOrders: number) => `${counted(members, "member")}, ${openOrdersOf(openOrders)}`,
  available: "Available",
  held: "Held",
  earnings: "Earnings",
  inTransit: "Leaving",
  suspend: "Suspend",
  suspendNamed: (name: string) => `Suspend ${name}`,
  suspendText: (openOrders: number) =>
    `Its outlets leave the marketplace. It can't book, make offers, top up or withdraw until you reactivate it. ${
      openOrders === 0
        ? "It has no open orders."
        : `Its ${openOrders === 1 ? "open order goes" : `${openOrdersOf(openOrders)} go`} on.`
    }`,
  reason: "Reason",
  reasonHint: "Its owners and admins read it",
  suspended: (name: string) => `${name} is suspended.`,
  suspendedBecause: (reason: string) => `Suspended: ${reason}`,
  reactivate: "Reactivate",
  reactivateNamed: (name: string) => `Reactivate ${name}`,
  reactivated: (name: string) => `${name} is active again.`,
  statement: "Statement",
  statementOf: (name: string) => `Statement of ${name}`,
  documents: "Documents",
  documentsOf: (name: string) => `Documents of ${name}`,
  adjust: "Adjust balance",
  adjustNamed: (name: string) => `Adjust balance of ${name}`,
});

function openOrdersOf(count: number): string {
  return count < openOrdersMost ? counted(count, "open order") : `${inFigures(openOrdersMost)} or more open orders`;
}
