import { searchString } from "#platform/contract/call-address.ts";
import type { Connection } from "./connection.ts";
import { RemoteError, ServerSilent } from "./terminal.ts";

export type Question = {
  method?: string;
  /** Below the server: `/api/orders`. */
  path: string;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Names the attempt of a command that moves money. */
  key?: string | undefined;
  form?: FormData;
  signal?: AbortSignal;
};

type RefusalDocument = {
  "hydra:description"?: string;
  code?: string;
  violations?: { propertyPath: string; message: string }[];
};

/** Calls the server. Throws a RemoteError with its words for a refusal, ServerSilent without an answer. */
export async function askServer({ url, token }: Connection, question: Question): Promise<Response> {
  const { method = "GET", path, query = {}, body, key, form, signal } = question;
  const type = method === "PATCH" ? "application/merge-patch+json" : "application/json";
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { "content-type": type }),
    ...(key === undefined ? {} : { "idempotency-key": key }),
  };
  const sent = form ?? (body === undefined ? undefined : JSON.stringify(body));
  const answer = await fetch(`${url}${path}${searchString(query)}`, {
    method,
    headers,
    ...(sent === undefined ? {} : { body: sent }),
    ...(signal ? { signal } : {}),
  }).catch((error: Error) => {
    if (signal?.aborted) throw error;
    throw new ServerSilent(`${url} does not answer: ${(error.cause as Error | undefined)?.message ?? error.message}`);
  });
  if (answer.ok) return answer;
  throw new RemoteError(await wordsOf(answer));
}

async function wordsOf(answer: Response): Promise<string> {
  const document = (await answer.json().catch(() => ({}))) as RefusalDocument;
  const { "hydra:description": description, code, violations = [] } = document;
  if (violations.length > 0)
    return violations.map(({ propertyPath, message }) => `${propertyPath}: ${message}`).join("\n");
  return description ? `${description} (${code})` : `The server answered ${answer.status}.`;
}

/** An answer as JSON; null for one without a body. */
export const documentOf = async (answer: Response): Promise<unknown> =>
  answer.status === 204 ? null : ((await answer.json()) as unknown);
