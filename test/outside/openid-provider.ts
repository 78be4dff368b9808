import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import { Provider } from "oidc-provider";

/** Signs in there by `email`, or without one by `sub`; the provider reports all fields. */
export type OpenIdAccount = { sub: string; email?: string; email_verified?: boolean; name?: string };

export type OpenIdProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  close(): Promise<void>;
};

/**
 * A real OpenID Connect provider on 127.0.0.1 with one page. `accounts` is read at each call, so a test may change it.
 */
export async function startOpenIdProvider(accounts: OpenIdAccount[], redirectUris: string[]): Promise<OpenIdProvider> {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { client_id: "byline", client_secret: "between Byline and its provider" };
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: redirectUris }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    findAccount: (_context, sub) => {
      const account = accounts.find((each) => each.sub === sub);
      return account && { accountId: sub, claims: () => account };
    },
    features: { devInteractions: { enabled: false }, claimsParameter: { enabled: true } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => false },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ["a test needs no secret"] },
    jwks: {
      keys: [
        { ...(await exportJWK((await generateKeyPair("RS256", { extractable: true })).privateKey)), alg: "RS256" },
      ],
    },
  });
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith("/interaction/")) return provider.callback()(request, response);
    if (request.method === "GET") return showPage(provider, request, response);
    return takeAnswer(provider, accounts, request, response);
  };
  return {
    issuer,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function showPage(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { prompt } = await provider.interactionDetails(request, response);
  const field = prompt.name === "login" ? '<label>Email <input name="login" required autofocus></label>' : "";
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sign in</title></head>
<body><h1>Sign in to go on</h1><form method="post">${field}
<button>Sign in</button> <button name="cancel" value="yes" formnovalidate>Cancel</button></form></body></html>`);
}

/** Signing in agrees to every requested scope. */
async function takeAnswer(
  provider: Provider,
  accounts: OpenIdAccount[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = new URLSearchParams(await bodyOf(request));
  const { prompt, params, session, grantId } = await provider.interactionDetails(request, response);
  const finish = (result: Parameters<Provider["interactionFinished"]>[2]) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
  if (answer.has("cancel")) return finish({ error: "access_denied", error_description: "The person said no" });
  const login = answer.get("login");
  const accountId = accounts.find(({ email, sub }) => login === email || login === sub)?.sub ?? session?.accountId;
  if (!accountId) return finish({ error: "access_denied", error_description: "Nobody of that name" });
  const known = grantId ? await provider.Grant.find(grantId) : undefined;
  const grant = known ?? new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  grant.addOIDCClaims(["email", "email_verified", "name", "nonce"]);
  const agreed = { consent: { grantId: await grant.save() } };
  return finish(prompt.name === "login" ? { login: { accountId }, ...agreed } : agreed);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
