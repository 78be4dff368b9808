import type { Draft } from "./draft-saver.ts";

/** What this browser keeps of an order's text until the server has it (R10.6). */
export type KeptDraft = Draft & {
  /** The order's last change that it was typed upon. */
  base: string;
  typedAt: string;
};

const slotOf = (orderId: string): string => `byline-draft ${orderId}`;

export function readKeptDraft(orderId: string): KeptDraft | undefined {
  const kept = localStorage.getItem(slotOf(orderId));
  return kept ? (JSON.parse(kept) as KeptDraft) : undefined;
}

/** Keeps a draft, or forgets it. A full or closed store must not stop anybody from typing: the server still saves. */
export function keepDraft(orderId: string, draft: KeptDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(slotOf(orderId), JSON.stringify(draft));
    else localStorage.removeItem(slotOf(orderId));
  } catch (error) {
    console.warn("The draft could not be kept in this browser.", error);
  }
}
