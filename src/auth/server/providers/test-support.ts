import { createHash } from "node:crypto";
import { expect } from "vitest";
import type { OpenIdProvider } from "../../../../test/outside/openid-provider.ts";
import { keepCookies, required, type TestServer } from "../test-support.ts";

/** Where the provider believes Byline to be; as a proxy would, the walk leads to where it listens. */
export const serviceUrl = "http://localhost:3000/auth/v1";

const furthest = 12;

/**
 * Goes where a browser would be led from `start`, fills in the provider's form with `answer`, and stops at what is none
 * of `places`: the application, if not said otherwise. It is a browser with nothing in its jar, unless `cookies` are given.
 */
export async function walk(
  byline: TestServer,
  provider: OpenIdProvider,
  start: string,
  answer: Record<string, string>,
  { places = [byline.url, provider.issuer], cookies = new Map<string, string>() } = {},
): Promise<{ status: number; url: URL }> {
  let url = new URL(start);
  let form: string | undefined;
  for (let step = 0; step < furthest; step++) {
    const response = await fetch(url, {
      redirect: "manual",
      method: form === undefined ? "GET" : "POST",
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "content-type": "application/x-www-form-urlencoded",
      },
      ...(form === undefined ? {} : { body: form }),
    });
    keepCookies(cookies, response);
    const location = response.headers.get("location");
    if (!location) {
      expect({ status: response.status, wasAnswered: form !== undefined }).toEqual({ status: 200, wasAnswered: false });
      form = new URLSearchParams(answer).toString();
      continue;
    }
    form = undefined;
    url = new URL(new URL(location, url).href.replace(serviceUrl, byline.url));
    if (!places.some((place) => url.href.startsWith(place))) return { status: response.status, url };
  }
  throw new Error(`still under way at ${url}`);
}

/** Tokens of the provider, as an application on a phone gets them without this installation. */
export async function tokensFor(
  byline: TestServer,
  provider: OpenIdProvider,
  login: string,
  nonce?: string,
): Promise<{ id_token: string; access_token: string }> {
  const redirectUri = "http://127.0.0.1:1/phone";
  const start = `${provider.issuer}/auth?${new URLSearchParams({
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: "openid",
    claims: JSON.stringify({ id_token: { email: null, email_verified: null, name: null } }),
    ...(nonce ? { nonce: createHash("sha256").update(nonce).digest("hex") } : {}),
  })}`;
  const { url } = await walk(byline, provider, start, { login });
  const answer = await fetch(`${provider.issuer}/token`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa([provider.clientId, provider.clientSecret].map(encodeForm).join(":"))}` },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: required(url.searchParams.get("code")),
      redirect_uri: redirectUri,
    }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id_token: string; access_token: string };
}

const encodeForm = (text: string) => new URLSearchParams({ text }).toString().slice("text=".length);
