import { useState } from "react";
import { storeDraft } from "#platform/web/draft/stored-draft.ts";
import type { Format } from "../../contract.ts";
import { type FormatValues, isSameValues, valuesOf } from "./form-values.ts";
import { findStoredValues } from "./stored-values.ts";

/**
 * Changes of a format that advertisers may be booking: they come into force all at once, when they are saved. Until then
 * this browser keeps them (R10.6).
 */
export function useUnsavedChanges(format: Format) {
  // As it was when the editor was opened: the same page shows it anew whenever it is paused, or saved by somebody else.
  const [{ seen, base }] = useState(() => ({ seen: valuesOf(format), base: format.updatedAt }));
  const [found] = useState(() => findStoredValues(format, seen));
  const [isChanged, setChanged] = useState(found?.kind === "broughtBack");
  return {
    seen,
    found,
    isChanged,
    change: (values: FormatValues) => {
      const isNew = !isSameValues(values, seen);
      setChanged(isNew);
      const typed = { ...values, base, typedAt: new Date().toISOString() };
      storeDraft(format.id, isNew ? typed : undefined);
    },
    forget: () => storeDraft(format.id, undefined),
  };
}
