import { useRef, useState } from "react";
import { readStoredDraft, storeDraft } from "#platform/web/draft/stored-draft.ts";
import { broughtBack, changedMediaValues } from "./draft-values.ts";
import type { MediaValues } from "./form-values.ts";

type KeptMedium = { changed: Record<string, unknown> };

/** The browser's key for a medium that does not exist yet. */
export const newMediumOf = (organization: string): string => `new medium of ${organization}`;

/**
 * Stores unsaved input in this browser (R10.6), as differences from the opened form `seen`. `typedAt` is the time of
 * restored input.
 */
export function useKeptMedium(id: string, base: string, seen: MediaValues) {
  const [found] = useState(() => findStoredValues(id, seen));
  // The site's data may arrive after the save, and must not become a draft.
  const isSaved = useRef(false);
  const keep = (values: MediaValues) => {
    if (isSaved.current) return;
    const changed = changedMediaValues(values, seen);
    storeDraft<KeptMedium>(id, changed && { changed, base, typedAt: new Date().toISOString() });
  };
  const forget = () => {
    isSaved.current = true;
    storeDraft(id, undefined);
  };
  return { values: found?.values ?? seen, typedAt: found?.typedAt, keep, forget };
}

function findStoredValues(id: string, seen: MediaValues): { values: MediaValues; typedAt: string } | undefined {
  const kept = readStoredDraft<KeptMedium>(id);
  const values = kept && broughtBack(kept.changed, seen);
  return values && { values, typedAt: kept.typedAt };
}
