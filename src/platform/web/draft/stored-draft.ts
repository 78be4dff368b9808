import { ApiError } from "../api-error.ts";
import { signedOut } from "../signed-out.ts";

/** A draft that this browser keeps until the server has it (R10.6). */
export type StoredDraft<Draft extends object, Sent extends object = Draft> = Draft & {
  /** The server's last change that the draft builds on. */
  base: string;
  /** On its way to the server while this was kept, so a later change there may be this one. */
  sent?: Sent | undefined;
  typedAt: string;
};

const slotOf = (id: string): string => `byline-draft ${id}`;

export function readStoredDraft<Draft extends object, Sent extends object = Draft>(
  id: string,
): StoredDraft<Draft, Sent> | undefined {
  const kept = localStorage.getItem(slotOf(id));
  return kept ? (JSON.parse(kept) as StoredDraft<Draft, Sent>) : undefined;
}

/**
 * Keeps or deletes a draft. A full or blocked storage must not stop anybody from typing: the server still saves. An
 * editor that closes after a sign-out keeps nothing for the next person (R4.13).
 */
export function storeDraft<Draft extends object, Sent extends object = Draft>(
  id: string,
  draft: StoredDraft<Draft, Sent> | undefined,
): void {
  try {
    if (draft && signedOut.here) return;
    if (draft) localStorage.setItem(slotOf(id), JSON.stringify(draft));
    else localStorage.removeItem(slotOf(id));
  } catch (error) {
    console.warn("The draft could not be kept in this browser.", error);
  }
}

/** Temporary refusals; any other is final. */
const passingStatuses = [401, 408, 425, 429];

/** Returns the server's reason, or undefined when the call may be repeated. */
export function draftRefusalOf(error: unknown): string | undefined {
  const isFinal = error instanceof ApiError && error.status < 500 && !passingStatuses.includes(error.status);
  return isFinal ? error.message : undefined;
}
