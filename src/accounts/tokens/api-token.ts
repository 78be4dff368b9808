/** Scopes of an API token (R10.2), which never widen its person's roles. */
export const apiTokenScopes = ["read", "campaigns", "orders", "media", "money", "webhooks"] as const;
export type ApiTokenScope = (typeof apiTokenScopes)[number];

/** Recognizable prefix for people, logs and secret scanners. */
export const apiTokenPrefix = "byl_";

export const apiTokenDaysMax = 365;
