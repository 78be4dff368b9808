import { useState } from "react";
import { keepDraft } from "#platform/web/draft/kept-draft.ts";
import type { Format } from "../../contract.ts";
import { type FormatValues, isSameValues, valuesOf } from "./form-values.ts";
import { findKept } from "./kept-values.ts";

/**
 * Changes of a format that advertisers may be booking: they come into force all at once, when they are saved. Until then
 * this browser keeps them (R10.6).
 */
export function useKeptChanges(format: Format) {
  // As it was when the editor was opened: the same page shows it anew whenever it is paused, or saved by somebody else.
  const [{ seen, base }] = useState(() => ({ seen: valuesOf(format), base: format.updatedAt }));
  const [found] = useState(() => findKept(format, seen));
  const [isChanged, setChanged] = useState(found?.kind === "broughtBack");
  return {
    seen,
    found,
    isChanged,
    change: (values: FormatValues) => {
      const isNew = !isSameValues(values, seen);
      setChanged(isNew);
      const typed = { ...values, base, typedAt: new Date().toISOString() };
      keepDraft(format.id, isNew ? typed : undefined);
    },
    forget: () => keepDraft(format.id, undefined),
  };
}
