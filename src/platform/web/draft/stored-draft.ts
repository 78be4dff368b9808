import { ApiError } from "../api-error.ts";

/** What this browser keeps of something typed until the server has it (R10.6). */
export type StoredDraft<Draft extends object> = Draft & {
  /** The last change that it was typed upon. */
  base: string;
  typedAt: string;
};

const slotOf = (id: string): string => `byline-draft ${id}`;

export function readStoredDraft<Draft extends object>(id: string): StoredDraft<Draft> | undefined {
  const kept = localStorage.getItem(slotOf(id));
  return kept ? (JSON.parse(kept) as StoredDraft<Draft>) : undefined;
}

/** Keeps a draft, or forgets it. A full or closed store must not stop anybody from typing: the server still saves. */
export function storeDraft<Draft extends object>(id: string, draft: StoredDraft<Draft> | undefined): void {
  try {
    if (draft) localStorage.setItem(slotOf(id), JSON.stringify(draft));
    else localStorage.removeItem(slotOf(id));
  } catch (error) {
    console.warn("The draft could not be kept in this browser.", error);
  }
}

/** Refusals that pass by themselves; any other is the server's word on what was sent. */
const passingStatuses = [401, 408, 425, 429];

/** Why the server refused, or undefined when the call may be repeated. */
export function refusalOf(error: unknown): string | undefined {
  const isFinal = error instanceof ApiError && error.status < 500 && !passingStatuses.includes(error.status);
  return isFinal ? error.message : undefined;
}
