import { useRef, useState } from "react";
import { readStoredDraft, storeDraft } from "#platform/web/draft/stored-draft.ts";
import { broughtBack, changedIn } from "./draft-values.ts";
import type { MediaValues } from "./form-values.ts";

type KeptMedium = { changed: Record<string, unknown> };

/** Under what the browser keeps a medium that does not exist yet. */
export const newMediumOf = (organization: string): string => `new medium of ${organization}`;

/**
 * This browser keeps what is typed about a medium until it is saved (R10.6). `seen` is the form as it was opened: only what
 * differs from it is kept. `typedAt` says when the values that came back were typed.
 */
export function useKeptMedium(id: string, base: string, seen: MediaValues) {
  const [found] = useState(() => findStoredValues(id, seen));
  // The site's own words may still come in after the medium is saved: they are no draft any more.
  const isSaved = useRef(false);
  const keep = (values: MediaValues) => {
    if (isSaved.current) return;
    const changed = changedIn(values, seen);
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
