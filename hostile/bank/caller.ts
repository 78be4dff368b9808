import { setTimeout } from "node:timers/promises";

/** What a caller heard in the end. */
// biome-ignore lint/suspicious/noExplicitAny: the shape is what the deed asserts
export type Heard = { status: number; body: any };

/** Calls as one person. */
export type Caller = (method: "GET" | "POST" | "PATCH", path: string, body?: unknown) => Promise<Heard>;

export type CallFigures = { calls: number; retries: number };

const again = new Set([408, 425, 429, 500, 502, 503, 504]);
const patienceMilliseconds = 120_000;

/**
 * Somebody who never gives up: whatever breaks while the server or its database are killed, the same call goes out again under the same
 * Idempotency-Key until it is answered for good. So each deed is either done once or refused, and its caller knows which.
 */
export async function openCaller(url: string, email: string, password: string, figures: CallFigures): Promise<Caller> {
  const sign = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  };
  const signedIn = await insist(() => fetch(`${url}/auth/v1/token?grant_type=password`, sign), figures);
  const token = signedIn.body.access_token as string;
  return async (method, path, body) => {
    const key = crypto.randomUUID();
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body === undefined
        ? {}
        : {
            "idempotency-key": key,
            "content-type": method === "PATCH" ? "application/merge-patch+json" : "application/ld+json",
          }),
    };
    figures.calls += 1;
    return insist(
      () => fetch(url + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
      figures,
    );
  };
}

/** What passes by itself: the first call is still running, or an organization is suspended for a moment and its formats are off the market. */
const passing = new Set(["idempotency_key_in_use", "organization_suspended", "not_available"]);

/** Sends until there is an answer that is meant: neither a broken connection, nor "not now". */
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

/** A button of the sandbox's pages, pressed until the page has heard it. */
export const pressButton = (page: URL, answer: string, figures: CallFigures): Promise<Heard> =>
  insist(() => fetch(page, { method: "POST", body: new URLSearchParams({ answer }), redirect: "manual" }), figures);
