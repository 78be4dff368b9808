import { type GrantScope, grantScopes } from "../grants/scopes.ts";

/** Scopes that a person can give an app: operators act as themselves, or by a key of their own. */
export const appScopes = grantScopes.filter((scope) => scope !== "operator") as [GrantScope, ...GrantScope[]];

/** Entrances whose tokens are apart (RFC 8707): one that is meant for the one opens nothing at the other. */
export const audiences = ["api", "mcp", "adcp"] as const;
export type EntranceAudience = (typeof audiences)[number];

/** Finds the entrance that an address below the origin leads to. */
export const entranceAt = (url: string): EntranceAudience | undefined =>
  audiences.find((each) => new RegExp(`^/${each}(?![\\w-])`).test(url));

export const audienceAddress = (publicUrl: string, audience: EntranceAudience): string => `${publicUrl}/${audience}`;

/** RFC 9728: the metadata of an entrance, found from its 401. */
export const resourceMetadataPath = (audience: EntranceAudience): string =>
  `/.well-known/oauth-protected-resource/${audience}`;

export const authorizationServerPath = "/.well-known/oauth-authorization-server";

/** Addresses of the authorization server; people see the last two. */
export const oauthPaths = {
  authorization: "/oauth/authorize",
  token: "/oauth/token",
  registration: "/oauth/register",
  revocation: "/oauth/revoke",
  introspection: "/oauth/introspect",
  jwks: "/oauth/keys",
  device_authorization: "/oauth/device/code",
  code_verification: "/oauth/device",
} as const;

export const consentPath = (uid: string): string => `/connect/${uid}`;
export const consentCookie = (uid: string): string => `byline-connect-${uid}`;

/** Seconds. */
export const lifetimes = {
  code: 60,
  accessToken: 3_600,
  refreshToken: 30 * 86_400,
  deviceCode: 600,
  interaction: 1_800,
};

/** A registered app that nobody connected is forgotten after a day. */
export const unusedClientSeconds = 86_400;
export const clientsMax = 10_000;
export const connectedAppsMax = 50;
