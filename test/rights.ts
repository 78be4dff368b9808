import type { OrganizationRole } from "../src/accounts/actor.ts";
import type { Permission } from "../src/accounts/permissions.ts";

/** Project and media roles by their numbers (R6.2). */
const [admin, manager, viewer] = [0, 1, 2] as const;

/** The weakest role of each kind that may; without `project` or `media` no role in a single place is enough. */
export type Right = { organization: OrganizationRole; project?: 0 | 1 | 2; media?: 0 | 1 | 2 };

/**
 * R6.3 as its sentences say it, typed by hand: the access test expects this table, so that a change of the product's own
 * (`accounts/permissions.ts`) is caught. Never derive it from there.
 */
export const rights: Record<Permission, Right> = {
  // "Viewer reads."
  "organization.read": { organization: "VIEWER", project: viewer, media: viewer },
  "member.read": { organization: "VIEWER" },
  "projectMember.read": { organization: "VIEWER", project: viewer },
  "mediaMember.read": { organization: "VIEWER", media: viewer },
  "campaign.read": { organization: "VIEWER", project: viewer },
  "order.read": { organization: "VIEWER", project: viewer, media: viewer },
  "message.read": { organization: "VIEWER", project: viewer, media: viewer },
  "offer.read": { organization: "VIEWER", project: viewer, media: viewer },
  "media.read": { organization: "VIEWER", media: viewer },
  // "Whether a project's Viewers see prices, fee and earnings is the project's setting, off by default."
  "amount.read": { organization: "MANAGER", project: manager },
  // "Manager also runs the day: campaigns, texts, cart, booking within the campaign's budget, orders, offers, accepting
  // placements, new conditions and swaps; affiliate"; a manager's new project is theirs (decision 0009).
  "project.create": { organization: "MANAGER" },
  "campaign.edit": { organization: "MANAGER", project: manager },
  "mediaList.edit": { organization: "MANAGER" },
  "sharedLink.edit": { organization: "MANAGER", project: manager },
  "cart.edit": { organization: "MANAGER", project: manager },
  "cart.book": { organization: "MANAGER", project: manager },
  "order.write": { organization: "MANAGER", project: manager },
  "message.write": { organization: "MANAGER", project: manager, media: manager },
  "order.acceptConditions": { organization: "MANAGER", project: manager },
  "order.swap": { organization: "MANAGER", project: manager },
  "offer.make": { organization: "MANAGER", project: manager },
  "affiliate.read": { organization: "MANAGER" },
  // "(media: answers orders and offers, custom extras, publication links)"
  "order.answer": { organization: "MANAGER", media: manager },
  "order.acceptExtras": { organization: "MANAGER", project: manager },
  "order.proposeExtras": { organization: "MANAGER", media: manager },
  "offer.answer": { organization: "MANAGER", media: manager },
  // "Admin also tops up, sees billing, invites, edits the organization, projects and media, sets formats and prices."
  "wallet.topUp": { organization: "ADMIN" },
  "wallet.read": { organization: "ADMIN" },
  "billing.read": { organization: "ADMIN" },
  "organization.invite": { organization: "ADMIN" },
  "project.invite": { organization: "ADMIN", project: admin },
  "media.invite": { organization: "ADMIN", media: admin },
  "member.change": { organization: "ADMIN" },
  "projectMember.change": { organization: "ADMIN", project: admin },
  "mediaMember.change": { organization: "ADMIN", media: admin },
  "organization.edit": { organization: "ADMIN" },
  "project.edit": { organization: "ADMIN", project: admin },
  // R3.4: "beyond its budget a Manager is refused with the amount, an Admin or Owner confirms."
  "campaign.exceedBudget": { organization: "ADMIN", project: admin },
  "media.create": { organization: "ADMIN" },
  "media.edit": { organization: "ADMIN", media: admin },
  "format.edit": { organization: "ADMIN", media: admin },
  "webhook.edit": { organization: "ADMIN" },
  // "Owner also withdraws, passes KYC, changes admins' roles, hands over ownership, closes the organization."
  "wallet.withdraw": { organization: "OWNER" },
  "identity.verify": { organization: "OWNER" },
  "organization.handOver": { organization: "OWNER" },
  "organization.close": { organization: "OWNER" },
};

/** What an organization may not do while an operator has suspended it (decision 0065), typed by hand too. */
export const stoppedBySuspension: Permission[] = [
  ...(["organization.invite", "organization.handOver", "project.create", "sharedLink.edit"] as const),
  ...(["cart.book", "campaign.exceedBudget", "offer.make", "offer.answer", "order.swap"] as const),
  ...(["order.acceptExtras", "order.proposeExtras", "media.create", "media.edit", "format.edit"] as const),
  ...(["wallet.topUp", "wallet.withdraw"] as const),
];

/** What asks for no row of the table above. An operation that is here by mistake, or missing, fails the access test. */
export const withoutRight: Record<"operator" | "personal" | "signedIn", string[]> = {
  operator: [
    ...["GET media/review", "POST media/{id}/approve", "POST media/{id}/ask", "POST media/{id}/reject"],
    ...["GET metric_providers", "GET metric_providers/{id}", "PATCH metric_providers/{id}"],
    ...["POST metric_providers/{id}/refresh", "POST formats/{id}/approve", "POST formats/{id}/reject"],
    ...["POST orders/{id}/resolve-completed", "POST orders/{id}/resolve-refunded"],
    ...["POST order_extras/{id}/resolve-paid", "POST order_extras/{id}/resolve-refunded"],
    ...["POST orders/{id}/uphold-completion", "POST orders/{id}/refund-completion"],
    ...["GET feature_flags", "GET feature_flags/{id}", "POST feature_flags", "PATCH feature_flags/{id}"],
    ...["DELETE feature_flags/{id}", "GET path_redirects", "GET path_redirects/{id}", "POST path_redirects"],
    ...["PATCH path_redirects/{id}", "DELETE path_redirects/{id}", "GET tracked_links", "GET tracked_links/{id}"],
    ...["POST tracked_links", "DELETE tracked_links/{id}", "GET settings/{id}", "PATCH settings/{id}"],
    ...["POST withdrawals/{id}/pay", "POST withdrawals/{id}/fail", "POST withdrawals/{id}/return"],
    "POST withdrawals/{id}/recall",
    ...["GET payout_stops/{id}", "POST payout_stops/{id}/stop", "POST payout_stops/{id}/resume"],
    ...["GET vouchers", "GET vouchers/{id}", "POST vouchers", "DELETE vouchers/{id}"],
    ...["POST top_ups/{id}/receive", "POST top_ups/{id}/reject", "POST chargebacks", "POST chargebacks/{id}/retry"],
    ...["GET tax_rates", "GET tax_rates/{id}", "POST tax_rates", "PATCH tax_rates/{id}", "DELETE tax_rates/{id}"],
    ...["POST identity_verifications/{id}/approve", "POST identity_verifications/{id}/reject"],
    ...["GET audit_events", "GET audit_events/{id}", "GET organization_names", "GET organization_names/{id}"],
    ...["GET books/{id}", "GET books_checks", "GET books_checks/{id}", "POST books_checks"],
    ...["GET ledger_accounts", "GET ledger_accounts/{id}"],
    ...["GET organization_records", "GET organization_records/{id}", "POST organization_records/{id}/suspend"],
    ...["GET person_records", "GET person_records/{id}", "POST person_records/{id}/suspend"],
    ...[
      "POST person_records/{id}/reactivate",
      "POST organization_records/{id}/reactivate",
      "GET adjustments",
      "GET adjustments/{id}",
      "POST adjustments",
    ],
    ...["POST adjustments/{id}/approve", "POST adjustments/{id}/decline", "GET fee_agreements"],
    ...["GET fee_agreements/{id}", "POST fee_agreements", "DELETE fee_agreements/{id}"],
  ],
  // One's own account, by oneself: no program with an API token.
  personal: [
    ...["DELETE client_users/{id}", "GET account_deletions/{id}", "GET sessions", "GET sessions/{id}"],
    ...["DELETE sessions/{id}", "GET api_tokens", "GET api_tokens/{id}", "POST api_tokens", "DELETE api_tokens/{id}"],
    // Whom one may invite is asked by the place that the invitation names.
    ...["GET invitations", "GET invitations/{id}", "POST invitations", "POST invitations/accept"],
    ...["POST invitations/{id}/resend", "DELETE invitations/{id}"],
  ],
  // One's own record, the catalogue that everybody may read, and lists that hold one's own alone.
  signedIn: [
    ...["GET client_users/{id}", "PATCH client_users", "PATCH client_users/{id}/update-organization"],
    ...["POST client_users/{id}/referrals", "POST client_users/segment-identify", "POST organizations"],
    ...["GET client_users/subscription_preferences", "PUT client_users/subscription_preferences"],
    ...["GET notifications", "GET notifications/{id}", "POST notifications/{id}/read", "POST notifications/read"],
    ...["GET media/{id}", "GET metric_readings", "GET metric_readings/{id}", "GET metric_trends/{id}", "GET formats"],
    "GET slots/{id}",
    ...[
      "GET formats/{id}",
      "GET listings",
      "GET listings/chosen",
      "GET listings/similar",
      "GET listings/{id}",
      "GET listings/facets",
    ],
    ...["POST listings/match", "GET media_facts/{id}", "GET medium_marks", "GET medium_marks/{id}"],
    ...["GET saved_views", "GET saved_views/{id}", "POST saved_views", "PATCH saved_views/{id}"],
    "DELETE saved_views/{id}",
    // Each order of several asks for itself.
    ...["POST orders/several/approve", "POST orders/several/accept", "POST orders/several/write"],
  ],
};
