import type { UseFormReturnType } from "@mantine/form";
import { useRef, useState } from "react";
import { mediaInput } from "../../contract.ts";
import { suggestFromSite } from "../changes.ts";
import { texts } from "../texts.ts";
import { fillable, type MediaValues } from "./form-values.ts";

type Reading = { isReading: boolean; says: string };

/** Fills empty fields from the site in the background; a failure is only a message. */
export function useSiteReading(form: UseFormReturnType<MediaValues>) {
  const [reading, setReading] = useState<Reading>({ isReading: false, says: "" });
  const lastRead = useRef("");
  const read = async () => {
    const { url } = form.getValues();
    if (url === lastRead.current || !mediaInput.shape.url.safeParse(url).success) return;
    lastRead.current = url;
    setReading({ isReading: true, says: texts.form.reading });
    const says = await readInto(form, url, () => url === lastRead.current);
    if (url === lastRead.current) setReading({ isReading: false, says });
  };
  return { ...reading, read };
}

async function readInto(form: UseFormReturnType<MediaValues>, url: string, isWanted: () => boolean): Promise<string> {
  try {
    const { problem, ...said } = await suggestFromSite(url);
    if (problem) return texts.form.notRead(problem);
    const found = isWanted() ? fillable(form.getValues(), said) : {};
    // Skips the focused field: somebody may be typing there.
    const filled = Object.entries(found).filter(([field]) => form.getInputNode(field) !== document.activeElement);
    for (const [field, value] of filled) form.setFieldValue(field, value);
    return filled.length > 0 ? texts.form.filled : texts.form.nothingToFill;
  } catch {
    return texts.form.notRead("");
  }
}
