import { useEffect, useState, useSyncExternalStore } from "react";
import { ApiError } from "#platform/web/api.ts";
import { DraftSaver } from "#platform/web/draft/draft-saver.ts";
import {
  draftRefusalOf,
  type StoredDraft as Kept,
  readStoredDraft,
  storeDraft,
} from "#platform/web/draft/stored-draft.ts";
import { queryClient } from "#platform/web/query-client.ts";
import type { Order } from "../../contract.ts";
import { openFields } from "../../open-fields.ts";
import { orderQuery, saveOrder } from "../api.ts";

export type Draft = Pick<Order, (typeof draftFields)[number]>;
const draftFields = ["title", "content", "brief"] as const;
type StoredDraft = Kept<Draft>;

/** `broughtBack` returned by itself; with `kept`, a newer text was saved and the user chooses. */
export type Restored = { kind: "broughtBack" | "kept"; draft: StoredDraft };

/** The saved version that the typing continues from. */
type SavedText = { textVersion: number; hasChanged: (typed: StoredDraft) => void };

/** Saves the text while it is typed, and keeps it through reload, crash, lost network and a second writer. */
export function useDraft(order: Order) {
  const [{ saver, found, standing }] = useState(() => startSaver(order));
  const [restored, setRestored] = useState(found);
  const { draft, state } = useSyncExternalStore(saver.subscribe, saver.snapshot);

  useEffect(() => {
    standing.hasChanged = (typed) => setRestored({ kind: "kept", draft: typed });
    // A restored text is unsaved, like freshly typed.
    if (found?.kind === "broughtBack") saver.change(textOf(found.draft));
    window.addEventListener("online", saver.retry);
    return () => {
      window.removeEventListener("online", saver.retry);
      void saver.flush().finally(() => saver.stop());
    };
  }, [saver, found, standing]);

  const decide = (text: Draft) => {
    standing.textVersion = order.textVersion;
    saver.change(text);
    setRestored(undefined);
  };
  return {
    draft,
    state,
    restored,
    /** Somebody else saved another text, while everything here is saved. */
    isBehind: !restored && state.name === "saved" && order.textVersion > standing.textVersion,
    change: (part: Partial<Draft>) => saver.change(part),
    /** Saves at once; true when all is saved. */
    flush: () => saver.flush(),
    /** Takes either text, overriding the saved version knowingly. */
    decide,
    dismiss: () => setRestored(undefined),
  };
}

function startSaver(order: Order): { saver: DraftSaver<Draft>; found: Restored | undefined; standing: SavedText } {
  const saved = textOf(order);
  const kept = readStoredDraft<Draft>(order.id);
  const standing: SavedText = { textVersion: order.textVersion, hasChanged: () => {} };
  const stored = (draft: Draft, sent?: Draft): StoredDraft => ({
    ...draft,
    sent,
    base: String(standing.textVersion),
    typedAt: new Date().toISOString(),
  });
  const saver = new DraftSaver(saved, {
    save: async (draft) => {
      const answer = await saveText(order, draft, standing.textVersion).catch(async (error) => {
        if (isTextChanged(error)) {
          await queryClient.fetchQuery({ ...orderQuery(order.id), staleTime: 0 });
          standing.hasChanged(stored(draft));
        }
        throw error;
      });
      standing.textVersion = answer.textVersion;
      queryClient.setQueryData(orderQuery(order.id).queryKey, answer);
    },
    keep: (draft, sent) => storeDraft(order.id, draft && stored(draft, sent)),
    refusalOf: draftRefusalOf,
  });
  return { saver, found: kept && foundDraft(kept, saved, order.textVersion), standing };
}

const isTextChanged = (error: unknown): boolean => error instanceof ApiError && error.code === "text_changed";

function saveText({ id, status, party }: Order, draft: Draft, textVersion: number): Promise<Order> {
  const open: readonly string[] = openFields(status, party);
  const written = draftFields.filter((field) => open.includes(field)).map((field) => [field, draft[field]]);
  return saveOrder(id, { ...Object.fromEntries(written), textVersion });
}

function foundDraft(kept: StoredDraft, saved: Draft, textVersion: number): Restored | undefined {
  const isSaved = (draft: Draft) => draftFields.every((field) => (draft[field] ?? "") === saved[field]);
  if (isSaved(kept)) return undefined;
  // A page that was left before its answer finds its own text saved.
  const isOurs = kept.base === String(textVersion) || (kept.sent !== undefined && isSaved(kept.sent));
  return { kind: isOurs ? "broughtBack" : "kept", draft: kept };
}

/** Drafts kept by an older browser version lack the brief. */
export const textOf = ({ title, content, brief = "" }: Draft): Draft => ({ title, content, brief });
