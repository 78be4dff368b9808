import type { Call, Work } from "../work/work.ts";
import { advertisers, emailOf, password } from "./advertisers.ts";

/** As in production, but one address may call without end, and a machine that does much else refuses nothing. */
export function serverSettings(ownerUrl: string, directory: string): Record<string, string> {
  return {
    DATABASE_URL: ownerUrl,
    DATA_DIR: directory,
    RATE_LIMIT: "0",
    RATE_LIMIT_ADDRESS: "0",
    AUTH_RATE_LIMIT: "0",
    OVERLOAD_MILLISECONDS: "0",
  };
}

/** An access token for each advertiser of the load. */
export async function signInAdvertisers(url: string): Promise<string[]> {
  const tokens: string[] = [];
  for (let advertiser = 0; advertiser < advertisers; advertiser++) tokens.push(await signInAdvertiser(url, advertiser));
  return tokens;
}

export async function signInAdvertiser(url: string, advertiser: number): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: emailOf(advertiser), password }),
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error(`${emailOf(advertiser)} could not sign in: ${answer.status}`);
  return token;
}

/** The first request for facets waits until the process has read the listing. */
export async function fillIndex(url: string, [token]: string[]): Promise<void> {
  const { status } = await fetch(`${url}/api/listings/facets`, { headers: { authorization: `Bearer ${token}` } });
  if (status !== 200) throw new Error(`the facets answered ${status}`);
}

export function asAdvertiser(work: Work, turn: number, tokens: string[]): Call {
  const call = work.call(turn);
  return { ...call, headers: { ...call.headers, authorization: `Bearer ${tokens[turn % advertisers]}` } };
}
