import { useEffect, useState, useSyncExternalStore } from "react";
import { DraftSaver } from "#platform/web/draft/draft-saver.ts";
import { type StoredDraft as Kept, readStoredDraft, refusalOf, storeDraft } from "#platform/web/draft/stored-draft.ts";
import { queryClient } from "#platform/web/query-client.ts";
import type { Order } from "../../contract.ts";
import { openFields } from "../../open-fields.ts";
import { orderQuery, saveOrder } from "../api.ts";

/** What is written of an order: its text, or the brief for one. */
export type Draft = Pick<Order, (typeof draftFields)[number]>;
const draftFields = ["title", "content", "brief"] as const;
type StoredDraft = Kept<Draft>;

/** What to say of a text that this browser kept: it came back by itself, or a newer one was saved since. */
export type Restored = { kind: "broughtBack" | "kept"; draft: StoredDraft };

/** The order's text while it is typed: saved by itself, kept through reload, crash and lost network. */
export function useDraft(order: Order) {
  const [{ saver, found }] = useState(() => startSaver(order));
  const [restored, setRestored] = useState(found);
  const { draft, state } = useSyncExternalStore(saver.subscribe, saver.snapshot);

  useEffect(() => {
    // What was brought back is as unsaved as if it had just been typed.
    if (found?.kind === "broughtBack") saver.change(textOf(found.draft));
    window.addEventListener("online", saver.retry);
    return () => {
      window.removeEventListener("online", saver.retry);
      void saver.flush().finally(() => saver.stop());
    };
  }, [saver, found]);

  const decide = (text: Draft) => {
    saver.change(text);
    setRestored(undefined);
  };
  return {
    draft,
    state,
    restored,
    change: (part: Partial<Draft>) => saver.change(part),
    /** Saves at once; true when all is saved. */
    flush: () => saver.flush(),
    decide,
    dismiss: () => setRestored(undefined),
  };
}

function startSaver(order: Order): { saver: DraftSaver<Draft>; found: Restored | undefined } {
  const saved = textOf(order);
  const kept = readStoredDraft<Draft>(order.id);
  let base = order.updatedAt;
  const saver = new DraftSaver(saved, {
    save: async (draft) => {
      const open: readonly string[] = openFields(order.status, order.party);
      const written = draftFields.filter((field) => open.includes(field)).map((field) => [field, draft[field]]);
      const answer = await saveOrder(order.id, Object.fromEntries(written));
      base = answer.updatedAt;
      queryClient.setQueryData(orderQuery(order.id).queryKey, answer);
    },
    keep: (draft) => storeDraft(order.id, draft && { ...draft, base, typedAt: new Date().toISOString() }),
    refusalOf,
  });
  return { saver, found: kept && foundDraft(kept, saved, order.updatedAt) };
}

function foundDraft(kept: StoredDraft, saved: Draft, updatedAt: string): Restored | undefined {
  if (draftFields.every((field) => (kept[field] ?? "") === saved[field])) return undefined;
  return { kind: kept.base === updatedAt ? "broughtBack" : "kept", draft: kept };
}

/** What is written of it alone; what an older browser kept had no brief. */
export const textOf = ({ title, content, brief = "" }: Draft): Draft => ({ title, content, brief });
