import type { OrganizationRole } from "#accounts/actor.ts";
import { catalogue, locale } from "#platform/words/catalogue.ts";

const list = (names: string[]) => new Intl.ListFormat(locale).format(names);

export const texts = catalogue("operator-people", {
  title: "People",
  search: "Name or email",
  show: "Show",
  all: "Everyone",
  suspendedOnly: "Suspended",
  none: "No one matches",
  since: (day: string) => `Since ${day}`,
  operator: "Operator",
  suspendedBadge: "Suspended",
  nowhere: "No organization",
  roles: { OWNER: "owner", ADMIN: "admin", MANAGER: "manager", VIEWER: "viewer" } satisfies Record<
    OrganizationRole,
    string
  >,
  memberOf: (organization: string, role: string) => `${organization} (${role})`,
  suspendedBecause: (reason: string) => `Suspended: ${reason}`,
  suspend: "Suspend",
  suspendNamed: (name: string) => `Suspend ${name}`,
  suspendText:
    "They are signed out everywhere, their API tokens stop, and they can't sign in until you reactivate them.",
  soleOwner: (organizations: string[]) =>
    `They are the only owner of ${list(organizations)}. ${
      organizations.length === 1 ? "Its orders go on, and its" : "Their orders go on, and their"
    } other members work as before, but no one can withdraw, verify the identity or transfer ownership.`,
  othersOwn: "Their organizations continue with their other members.",
  appoint: {
    label: "Make operator",
    title: (name: string) => `Make operator: ${name}`,
    text: "They can decide about money, documents, disputes and people, and appoint other operators. All operators get a mail.",
    done: (name: string) => `${name} is now an operator.`,
  },
  dismiss: {
    label: "Remove operator",
    title: (name: string) => `Remove operator: ${name}`,
    text: "They keep their account and organizations but lose access to the operator's screens. All operators get a mail.",
    done: (name: string) => `${name} is no longer an operator.`,
  },
  reason: "Reason",
  reasonHint: "The person reads it in a mail",
  suspended: (name: string) => `${name} is suspended.`,
  reactivate: "Reactivate",
  reactivateNamed: (name: string) => `Reactivate ${name}`,
  reactivated: (name: string) => `${name} is active again.`,
});
