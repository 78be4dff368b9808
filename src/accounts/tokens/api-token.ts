/** What an API token may do (R10.2), besides what its person's roles allow: it never widens them. */
export const apiTokenScopes = ["read", "campaigns", "orders", "media", "money"] as const;
export type ApiTokenScope = (typeof apiTokenScopes)[number];

/** Every token begins like this, so that people, logs and secret scanners know one when they see it. */
export const apiTokenPrefix = "byl_";

/** The longest that a token can live. */
export const apiTokenDaysMax = 365;
