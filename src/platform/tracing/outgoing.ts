import { beginSpan, isTracing, within } from "./span.ts";

/**
 * Runs a call to another service in a span that names its host alone. Sends no `traceparent`: others have no part in our
 * traces.
 */
export function calling<Answer>(
  method: string,
  address: string | URL,
  work: () => Promise<Answer>,
  statusOf: (answer: Answer) => unknown = (answer) => (answer as { status?: unknown }).status,
): Promise<Answer> {
  if (!isTracing()) return work();
  const { host, hostname } = hostOf(String(address));
  const span = beginSpan({ name: `${method} ${host}`, role: "client", facts: { "server.address": hostname } });
  return within(span, async () => {
    const answer = await work();
    const status = statusOf(answer);
    if (typeof status === "number") span?.note({ "http.response.status_code": status });
    return answer;
  });
}

/** The built-in `fetch`, in a span. */
export const tracedFetch: typeof fetch = (input, init) =>
  calling(init?.method ?? "GET", input instanceof Request ? input.url : input, () => fetch(input, init));

function hostOf(address: string): { host: string; hostname: string } {
  if (!URL.canParse(address)) return { host: "(no host)", hostname: "" };
  return new URL(address);
}
