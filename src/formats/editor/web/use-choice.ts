import { useState } from "react";
import type { FormatValues } from "./form-values.ts";
import type { StoredValues } from "./stored-values.ts";

/** Begins with this browser's answers or the saved ones; the person may switch. */
export function useChoice(
  found: StoredValues | undefined,
  readSaved: () => FormatValues,
  change: (values: FormatValues) => void,
) {
  // The state at the opening: restored answers are being saved over it already.
  const [saved] = useState(readSaved);
  const [values, setValues] = useState(() => (found?.kind === "broughtBack" ? found.values : saved));
  const [shown, setShown] = useState(found);
  // Fields own their typed text: other answers from outside need new fields.
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
