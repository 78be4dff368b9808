import { useState } from "react";
import type { FormatValues } from "./form-values.ts";
import type { StoredValues } from "./stored-values.ts";

/** Begins with this browser's answers or the saved ones; the person may switch. */
export function useChoice(
  found: StoredValues | undefined,
  readSaved: () => FormatValues,
  change: (values: FormatValues) => void,
) {
  // Frozen at the opening: autosave soon overwrites the saved state.
  const [saved] = useState(readSaved);
  const [values, setValues] = useState(() => (found?.kind === "broughtBack" ? found.values : saved));
  const [shown, setShown] = useState(found);
  // Inputs keep their typed text, so new answers from outside remount them.
  const [edition, setEdition] = useState(0);
  const choose = (chosen: FormatValues) => {
    change(chosen);
    setValues(chosen);
    setShown(undefined);
    setEdition(edition + 1);
  };
  const notice = shown && {
    found: shown,
    takeKept: () => choose(shown.values),
    takeSaved: () => choose(saved),
    dismiss: () => setShown(undefined),
  };
  return { values, edition, notice, choose };
}
