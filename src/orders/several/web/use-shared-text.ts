import { useState } from "react";
import { readStoredDraft, storeDraft } from "#platform/web/draft/stored-draft.ts";

type SharedText = { title: string; content: string };

const keptAs = "text for several orders";

/** One text for several orders, which this browser keeps until it is written (R10.6). */
export function useSharedText() {
  const [{ title, content }, setText] = useState(readKept);
  const change = (part: Partial<SharedText>) => {
    const text = { title, content, ...part };
    setText(text);
    if (text.title || text.content) storeDraft(keptAs, { ...text, base: "", typedAt: new Date().toISOString() });
    else forgetSharedText();
  };
  return { title, content, change };
}

function readKept(): SharedText {
  const { title = "", content = "" } = readStoredDraft<Partial<SharedText>>(keptAs) ?? {};
  return { title, content };
}

export const forgetSharedText = (): void => storeDraft(keptAs, undefined);
