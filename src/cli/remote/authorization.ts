import * as oauth from "openid-client";

const options = (server: URL) => ({
  algorithm: "oauth2" as const,
  // A server on this machine has no certificate.
  execute: server.protocol === "http:" ? [oauth.allowInsecureRequests] : [],
});

const metadata = {
  client_name: "Byline command line",
  grant_types: ["urn:ietf:params:oauth:grant-type:device_code", "refresh_token"],
  response_types: [],
  redirect_uris: [],
  token_endpoint_auth_method: "none",
  application_type: "native",
};

/** Registers this command line with a server, which knows it by the answered id. */
export const registerWith = (url: string): Promise<oauth.Configuration> =>
  oauth.dynamicClientRegistration(new URL(url), metadata, oauth.None(), options(new URL(url)));

export const authorizationAt = (url: string, clientId: string): Promise<oauth.Configuration> =>
  oauth.discovery(new URL(url), clientId, metadata, oauth.None(), options(new URL(url)));
