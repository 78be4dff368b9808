import { useEffect, useState, useSyncExternalStore } from "react";
import { ApiError } from "#platform/web/api.ts";
import { queryClient } from "#platform/web/query-client.ts";
import type { Order } from "../../contract.ts";
import { orderQuery, saveOrder } from "../api.ts";
import { type Draft, DraftSaver } from "./draft-saver.ts";
import { type KeptDraft, keepDraft, readKeptDraft } from "./kept-draft.ts";

/** What to say of a text that this browser kept: it came back by itself, or a newer one was saved since. */
export type Restored = { kind: "broughtBack" | "kept"; draft: KeptDraft };

/** Refusals that pass by themselves; any other is the server's word on this text. */
const passingStatuses = [401, 408, 425, 429];

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

function startSaver(order: Order): { saver: DraftSaver; found: Restored | undefined } {
  const saved = textOf(order);
  const kept = readKeptDraft(order.id);
  let base = order.updatedAt;
  const saver = new DraftSaver(saved, {
    save: async (draft) => {
      const answer = await saveOrder(order.id, draft);
      base = answer.updatedAt;
      queryClient.setQueryData(orderQuery(order.id).queryKey, answer);
    },
    keep: (draft) => keepDraft(order.id, draft && { ...draft, base, typedAt: new Date().toISOString() }),
    refusalOf: (error) =>
      error instanceof ApiError && error.status < 500 && !passingStatuses.includes(error.status)
        ? error.message
        : undefined,
  });
  return { saver, found: kept && foundDraft(kept, saved, order.updatedAt) };
}

function foundDraft(kept: KeptDraft, saved: Draft, updatedAt: string): Restored | undefined {
  if (kept.title === saved.title && kept.content === saved.content) return undefined;
  return { kind: kept.base === updatedAt ? "broughtBack" : "kept", draft: kept };
}

const textOf = ({ title, content }: Draft): Draft => ({ title, content });
