import { errorCode } from "./api-error.ts";

/** Somebody who is about to do what asks for fresh proof; `leave` gives it up. */
type ProofRequest = { proven: () => void; leave: () => void };

let asked: ProofRequest | undefined;
const gates = new Set<() => void>();

/**
 * Does what may ask for fresh proof: each call of the API, and what locks an account. When it does, the screen's `ProofGate` asks the person to show once more who they are,
 * and it is done then. Throws what the work throws; its first refusal when the person gives up.
 */
export async function withProof<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (refusal) {
    if (errorCode(refusal) !== "reauthentication_needed" || gates.size === 0) throw refusal;
    await proof(refusal);
    return work();
  }
}

/** One at a time: who goes on to something else has given the first up. */
async function proof(refusal: unknown): Promise<void> {
  asked?.leave();
  await new Promise<void>((resolve, reject) => {
    const end = (settle: () => void) => () => {
      tell(undefined);
      settle();
    };
    tell({ proven: end(resolve), leave: end(() => reject(refusal)) });
  });
}

function tell(next: ProofRequest | undefined): void {
  asked = next;
  for (const gate of gates) gate();
}

export const whoIsAsked = (): ProofRequest | undefined => asked;

/** Calls back when somebody is asked, or is not asked any more. */
export function openGate(listener: () => void): () => void {
  gates.add(listener);
  return () => {
    gates.delete(listener);
    asked?.leave();
  };
}
