import type { z } from "zod";
import { boundedBody } from "#platform/http/outgoing/bounded-body.ts";
import { tracedFetch } from "#platform/tracing/outgoing.ts";
import type { MetricRefusal } from "./provider.ts";

const bytesMax = 2_000_000;

type Question = {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: object;
  timeoutMilliseconds?: number;
};

export type HttpAnswer = { kind: "answer"; status: number; headers: Headers; text: string };

/**
 * Asks a provider's API once. Waits 20 seconds, since a sent call may be charged. Refusals never contain the address,
 * where some providers want the key; redirects stay unfollowed for the same reason.
 */
export async function ask(
  address: URL,
  { body, timeoutMilliseconds = 20_000, ...question }: Question = {},
): Promise<HttpAnswer | MetricRefusal> {
  let isAnswered = false;
  try {
    const answer = await tracedFetch(address, {
      ...question,
      headers: { accept: "application/json, text/csv;q=0.9, */*;q=0.1", ...jsonType(body), ...question.headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    isAnswered = true;
    return { kind: "answer", status: answer.status, headers: answer.headers, text: await bounded(answer) };
  } catch (error) {
    const isSlow = error instanceof Error && error.name === "TimeoutError";
    return {
      kind: "try_later",
      problem: isSlow ? "It took too long to answer." : "It can't be reached.",
      ...(isSlow || isAnswered || wasLost(error) ? { mayBeCharged: true } : {}),
    };
  }
}

function wasLost(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  return code !== undefined && ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"].includes(code);
}

const jsonType = (body?: object): Record<string, string> => (body ? { "content-type": "application/json" } : {});

async function bounded(answer: Response): Promise<string> {
  const text = await boundedBody(answer.body, bytesMax);
  if (!text) throw new Error("the answer is too long");
  return text.toString("utf8");
}

/** Interprets an HTTP status that the provider gives no meaning of its own; undefined for a success. */
export function metricRefusalOf({ status, headers }: HttpAnswer): MetricRefusal | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 401 || status === 403) return { kind: "wrong_key", problem: `It refuses the key (${status}).` };
  if (status === 402) return { kind: "out_of_quota", problem: "Its own account has no units left (402)." };
  if (status === 429 || status >= 500)
    return { kind: "try_later", problem: `It asks to try again later (${status}).`, ...retryAfter(headers) };
  return { kind: "unusable", problem: `It does not take what is asked (${status}).` };
}

/** Reads seconds or a date; ignores anything else. */
function retryAfter(headers: Headers): { retryAfterSeconds?: number } {
  const said = headers.get("retry-after");
  if (!said) return {};
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - Date.now()) / 1_000);
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfterSeconds: Math.min(seconds, 86_400) } : {};
}

/** Parses an answer; undefined unless it has the documented shape. */
export function readJson<Shape extends z.ZodType>({ text }: HttpAnswer, shape: Shape): z.infer<Shape> | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export const notAsDocumented: MetricRefusal = {
  kind: "unusable",
  problem: "Its answer is not what its documentation says.",
};
