import { errorCode } from "./api-error.ts";

/** A person asked for fresh proof of identity; `leave` gives up. */
type ProofRequest = { proven: () => void; leave: () => void };

let asked: ProofRequest | undefined;
const gates = new Set<() => void>();

/**
 * Runs work that may need fresh proof of identity. If so, the screen's `ProofGate` asks the person, and the work runs
 * again. Throws the work's errors; its first refusal when the person gives up.
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

/** Only one question at a time: a second one gives up the first. */
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

/** Called when a question opens or closes. */
export function openGate(listener: () => void): () => void {
  gates.add(listener);
  return () => {
    gates.delete(listener);
    asked?.leave();
  };
}
