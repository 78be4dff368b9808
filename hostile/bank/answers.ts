import type { Caller, Heard } from "./caller.ts";

export class UnexpectedAnswer extends Error {}

/** The answer when it has this status; undefined when it was refused with 409, as everything that the balance does not cover is. */
export function heard({ status, body }: Heard, expected: number): Heard["body"] | undefined {
  if (status === expected) return body;
  if (status === 409) return undefined;
  throw new UnexpectedAnswer(`expected ${expected}, heard ${status}: ${JSON.stringify(body)}`);
}

/** A deed that must not be refused. */
export function certain(answer: Heard, expected: number): Heard["body"] {
  const body = heard(answer, expected);
  if (!body) throw new UnexpectedAnswer(`refused: ${JSON.stringify(answer.body)}`);
  return body;
}

/** True for a format that is off the market for the moment, since its publisher is suspended. */
export const isOffMarket = ({ status }: Heard): boolean => status === 404;

/** A worker that was killed gives its jobs back within two minutes, once nobody is killed any more. */
const patienceMilliseconds = 420_000;

/** Reads again and again until it has come to this. */
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
