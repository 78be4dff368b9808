import { z } from "zod";
import { boundedBody } from "#platform/http/outgoing/bounded-body.ts";
import { tracedFetch } from "#platform/tracing/outgoing.ts";
import { InvalidAccessToken, signInUnreachable } from "./check-token.ts";

/** Whether a token's person has a verified second factor. */
export type FactorFinder = (token: string) => Promise<boolean>;

const timeoutMilliseconds = 5_000;
const bytesMax = 1_000_000;
/** The session or its account is gone there. */
const endedStatuses = [401, 403, 404];

const userSchema = z.object({ id: z.uuid(), factors: z.array(z.object({ status: z.string() })).nullish() });

/**
 * Asks the GoTrue server that keeps the accounts (decision 0300). Calls with one token at the same time ask once. Throws
 * `InvalidAccessToken` for a session that ended there, 503 where the server gives no answer.
 */
export function remoteFactors(url: string): FactorFinder {
  const asked = new Map<string, Promise<boolean>>();
  return (token) => {
    const answer = asked.get(token) ?? hasFactor(url, token).finally(() => asked.delete(token));
    asked.set(token, answer);
    return answer;
  };
}

async function hasFactor(url: string, token: string): Promise<boolean> {
  const { status, text } = await ask(url, token).catch(() => {
    throw signInUnreachable();
  });
  if (endedStatuses.includes(status)) throw new InvalidAccessToken("the session has ended");
  const user = status === 200 ? userIn(text) : undefined;
  if (!user) throw signInUnreachable();
  return (user.factors ?? []).some((factor) => factor.status === "verified");
}

async function ask(url: string, token: string): Promise<{ status: number; text: string }> {
  const answer = await tracedFetch(`${url}/user`, {
    headers: { authorization: `Bearer ${token}` },
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  return { status: answer.status, text: String((await boundedBody(answer.body, bytesMax)) ?? "") };
}

function userIn(text: string): z.output<typeof userSchema> | undefined {
  try {
    return userSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
