import { useState } from "react";
import { storeDraft } from "#platform/web/draft/stored-draft.ts";
import type { Format } from "../../contract.ts";
import { type FormatValues, formatValuesOf, isSameValues } from "./form-values.ts";
import { findStoredValues } from "./stored-values.ts";

/** Advertisers may be booking the format, so changes take effect together. This browser keeps unsaved ones (R10.6). */
export function useUnsavedChanges(format: Format) {
  // Frozen at the opening: a pause or a colleague's save refreshes the format under this page.
  const [{ seen, base }] = useState(() => ({ seen: formatValuesOf(format), base: format.updatedAt }));
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
