/** A person's own key, a service account, or an app that a person connected. */
export const grantKinds = ["token", "service", "app"] as const;
export type GrantKind = (typeof grantKinds)[number];

/** Recognizable prefix of keys for people, logs and secret scanners: a person's token and a service account's alike. */
export const apiTokenPrefix = "byl_";

export const grantDaysMax = 365;
export const networksMax = 20;
