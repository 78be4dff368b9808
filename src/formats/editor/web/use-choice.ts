import { useState } from "react";
import type { FormatValues } from "./form-values.ts";
import type { Found } from "./stored-values.ts";

/** Which answers the editor begins with: those that this browser kept, or the saved ones; the person may choose. */
export function useChoice(
  found: Found | undefined,
  readSaved: () => FormatValues,
  change: (values: FormatValues) => void,
) {
  // As it was saved when the editor opened: what was brought back is being saved over it already.
  const [saved] = useState(readSaved);
  const [values, setValues] = useState(() => (found?.kind === "broughtBack" ? found.values : saved));
  const [shown, setShown] = useState(found);
  // The fields own what is typed in them: other answers from outside need other fields.
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
