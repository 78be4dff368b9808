import type { Caller, Heard } from "./caller.ts";

export class UnexpectedAnswer extends Error {}

/** Returns the body for the expected status; undefined for 409, which refuses anything beyond the balance. */
export function heard({ status, body }: Heard, expected: number): Heard["body"] | undefined {
  if (status === expected) return body;
  if (status === 409) return undefined;
  throw new UnexpectedAnswer(`expected ${expected}, heard ${status}: ${JSON.stringify(body)}`);
}

/** For a deed that must not be refused. */
export function certain(answer: Heard, expected: number): Heard["body"] {
  const body = heard(answer, expected);
  if (!body) throw new UnexpectedAnswer(`refused: ${JSON.stringify(answer.body)}`);
  return body;
}

/** True while a suspended publisher's format is off the market. */
export const isOffMarket = ({ status }: Heard): boolean => status === 404;

/** A killed worker's jobs return within a minute, once the kills have ended. */
const patienceMilliseconds = 420_000;

export async function eventually(
  call: Caller,
  path: string,
  isReached: (body: Heard["body"]) => unknown,
): Promise<Heard["body"]> {
  const until = Date.now() + patienceMilliseconds;
  for (;;) {
    const { body } = await call("GET", path);
    if (isReached(body)) return body;
    if (Date.now() > until) throw new UnexpectedAnswer(`${path} never came to it: ${JSON.stringify(body)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
