/** Scopes of a grant (R10.2, R10.13), with their words for people. No scope widens the rights behind it. */
export const grantScopeWords = {
  read: "Read what you can read",
  reports: "Download reports, statements and invoices only",
  organization: "Edit the organization",
  members: "Invite people and change roles, up to manager",
  campaigns: "Edit projects, campaigns and carts",
  media: "Edit outlets and formats",
  orders: "Write, send and answer orders, offers and messages",
  approve: "Approve publications, which pays their publishers",
  money: "Book, make offers and move money",
  webhooks: "Manage webhooks",
  operator: "Do what operators do without a second proof",
} as const;
export type GrantScope = keyof typeof grantScopeWords;
export const grantScopes = Object.keys(grantScopeWords) as [GrantScope, ...GrantScope[]];

/** Scopes that hold or pay money, so that a limit goes with them (R10.12). */
export const spendingScopes = ["approve", "money"] as const satisfies GrantScope[];
export const canSpend = (scopes: readonly GrantScope[]): boolean =>
  spendingScopes.some((each) => scopes.includes(each));

/** Reasons why no grant opens an operation, with their words. */
export const closedWords = {
  account: "Only you reach your own account: who you are, your sessions and your choices.",
  browser: "It serves a page that is open in a browser.",
  identity: "It tells who is behind an organization.",
  keys: "No key reads, makes or revokes keys.",
  ownership: "Owners make, hand over and close organizations themselves.",
  payment: "It decides which card is charged or which account is paid.",
  proof: "It asks for a proof of identity within the last minutes.",
} as const;
export type ClosedReason = keyof typeof closedWords;
