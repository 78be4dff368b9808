import type { RefusalList, ViolationList } from "#platform/contract/refusals.ts";

export const accountRefusals = {
  account_in_use: {
    status: 409,
    means: "The person alone owns an organization with money or open orders, or one that waits for money.",
  },
  bad_token: { status: 401, means: "The token is unknown, revoked or expired.", of: "every" },
  email_missing: { status: 403, means: "The caller's account has no confirmed email address.", of: "every" },
  insufficient_aal: {
    status: 403,
    atSignIn: [401, 422],
    means: "The session has to show its second factor.",
    of: "every",
  },
  invitation_accepted: { status: 409, means: "The invitation was accepted before." },
  invitation_expired: { status: 409, means: "The invitation has expired." },
  invitation_limit: { status: 409, means: "The organization sent as many invitations as a day allows." },
  invitation_revoked: { status: 409, means: "The invitation was taken back." },
  is_operator: { status: 409, means: "The person is an operator already." },
  last_operator: { status: 409, means: "The person is the only operator, so they stay one." },
  last_owner: { status: 409, means: "The person is the organization's only owner, so they stay one." },
  no_authorization: { status: 401, atSignIn: [403], means: "The call carries no token.", of: "every" },
  no_operator: { status: 409, means: "The person is no operator." },
  organization_in_use: {
    status: 409,
    means: "The organization still holds, owes or awaits money, or has open orders.",
  },
  organization_publishes: { status: 409, means: "The organization publishes, so it can't book." },
  organization_status: { status: 409, means: "The organization is suspended, or active, already." },
  organization_suspended: { status: 409, means: "The organization is suspended and begins nothing new.", of: "change" },
  other_address: { status: 403, means: "The invitation was sent to another email address." },
  own_account: { status: 409, means: "Operators don't suspend themselves." },
  own_membership: { status: 409, means: "The person owns the organization already." },
  own_organization: { status: 409, means: "The operator belongs to the organization, so another one decides." },
  person_status: { status: 409, means: "The person is suspended, or active, already." },
  reauthentication_needed: {
    status: 403,
    atSignIn: [400],
    means: "The caller's sign-in is too long ago.",
    of: "freshProof",
  },
  role_out_of_reach: { status: 403, means: "The role is above the caller's own." },
  second_factor_needed: { status: 403, means: "Operators have to use a second factor.", of: "operator" },
  spend_limit: { status: 403, means: "The grant may not spend that much this month; `leftCents` is left." },
  token_address: { status: 403, means: "The key is bound to other addresses.", of: "every" },
  token_scope: { status: 403, means: "The grant's scopes don't allow the call.", of: "every" },
  too_many_organizations: { status: 409, means: "The person owns as many organizations as one may." },
  too_many_apps: { status: 409, means: "The person has as many connected apps as one may." },
  too_many_service_accounts: { status: 409, means: "The organization has as many service accounts as one may." },
  too_many_tokens: { status: 409, means: "The person has as many API tokens as one may." },
  user_banned: { status: 401, atSignIn: [400, 403], means: "The caller's account is suspended.", of: "every" },
} as const satisfies RefusalList;

export const accountViolations = {
  name_not_allowed: "The name is one that nobody may have.",
  name_taken: "Another organization has this name.",
} as const satisfies ViolationList;
