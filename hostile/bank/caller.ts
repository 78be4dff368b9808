import { setTimeout } from "node:timers/promises";
import { TOTP } from "otpauth";

// biome-ignore lint/suspicious/noExplicitAny: the shape is what the deed asserts
export type Heard = { status: number; body: any };

export type Caller = (method: "GET" | "POST" | "PATCH", path: string, body?: unknown) => Promise<Heard>;

export type CallFigures = { calls: number; retries: number };

const again = new Set([408, 425, 429, 500, 502, 503, 504]);
const patienceMilliseconds = 120_000;

/** Returns an access token. */
export async function openSession(url: string, email: string, password: string, figures: CallFigures): Promise<string> {
  const sign = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  };
  const signedIn = await insist(() => fetch(`${url}/auth/v1/token?grant_type=password`, sign), figures);
  return signedIn.body.access_token;
}

type Factor = { id: string; secret: string };

const factorCaller = (url: string, token: string, figures: CallFigures) => async (path: string, body: object) => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const sent = { method: "POST", headers, body: JSON.stringify(body) };
  return (await insist(() => fetch(`${url}/auth/v1/factors${path}`, sent), figures)).body;
};

export async function makeFactor(url: string, token: string, figures: CallFigures): Promise<Factor> {
  const { id, totp } = await factorCaller(url, token, figures)("", { factor_type: "totp", friendly_name: "Phone" });
  return { id, secret: totp.secret };
}

/** Returns the session's new token. Each code is taken once in thirty seconds. */
export async function showFactor(
  url: string,
  token: string,
  { id, secret }: Factor,
  figures: CallFigures,
): Promise<string> {
  const send = factorCaller(url, token, figures);
  const challenge = await send(`/${id}/challenge`, {});
  const code = new TOTP({ secret }).generate();
  return (await send(`/${id}/verify`, { challenge_id: challenge.id, code })).access_token;
}

/**
 * Repeats a call under its Idempotency-Key through every kill until a final answer. So each deed happens once or is
 * refused, and its caller knows which. Some ask for a sign-in of the last quarter of an hour, which a long run outlasts.
 */
export function callerOf(
  url: string,
  firstToken: string,
  figures: CallFigures,
  signInAgain?: () => Promise<string>,
): Caller {
  let token = firstToken;
  let signingIn: Promise<void> | undefined;
  const call: Caller = async (method, path, body) => {
    const key = crypto.randomUUID();
    const used = token;
    const headers = {
      authorization: `Bearer ${used}`,
      ...(body === undefined
        ? {}
        : {
            "idempotency-key": key,
            "content-type": method === "PATCH" ? "application/merge-patch+json" : "application/ld+json",
          }),
    };
    figures.calls += 1;
    const answer = await insist(
      () => fetch(url + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
      figures,
    );
    if (answer.body.code !== "reauthentication_needed" || !signInAgain) return answer;
    // Calls at the same moment share a sign-in, since a factor's code is taken once.
    if (used === token)
      signingIn ??= signInAgain().then((renewed) => {
        token = renewed;
        signingIn = undefined;
      });
    await signingIn;
    return call(method, path, body);
  };
  return call;
}

/** Temporary refusals: the first call is still running, or an organization is suspended for a moment. */
const passing = new Set(["idempotency_key_in_use", "organization_suspended", "not_available"]);

/** Sends until a final answer: neither a broken connection, nor "not now". */
export async function insist(sendOnce: () => Promise<Response>, figures: CallFigures): Promise<Heard> {
  const until = Date.now() + patienceMilliseconds;
  let last: unknown;
  while (Date.now() < until) {
    try {
      const answer = await sendOnce();
      const text = await answer.text();
      const body = text.startsWith("{") ? JSON.parse(text) : text;
      if (!again.has(answer.status) && !passing.has(body.code)) return { status: answer.status, body };
      last = `${answer.status} ${text}`;
    } catch (error) {
      last = error;
    }
    figures.retries += 1;
    await setTimeout(100);
  }
  throw new Error(`not answered within ${patienceMilliseconds} ms: ${String(last)}`);
}

/** Presses a button of the sandbox's page until the server answers. */
export const pressButton = (page: URL, answer: string, figures: CallFigures): Promise<Heard> =>
  insist(() => fetch(page, { method: "POST", body: new URLSearchParams({ answer }), redirect: "manual" }), figures);
