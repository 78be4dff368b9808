import { useState } from "react";
import { useClientUser } from "#accounts/web/api.ts";
import { readStoredDraft, storeDraft } from "#platform/web/draft/stored-draft.ts";

type SharedText = { title: string; content: string };

/** A browser that people share shows each their own. */
const slotOf = (person: string): string => `text for several orders of ${person}`;

/** One text for several orders, which this browser keeps until it is written (R10.6). */
export function useSharedText() {
  const { id: person } = useClientUser();
  const [{ title, content }, setText] = useState(() => readKept(person));
  const change = (part: Partial<SharedText>) => {
    const text = { title, content, ...part };
    setText(text);
    if (text.title || text.content)
      storeDraft(slotOf(person), { ...text, base: "", typedAt: new Date().toISOString() });
    else forgetSharedText(person);
  };
  return { title, content, change };
}

function readKept(person: string): SharedText {
  const { title = "", content = "" } = readStoredDraft<Partial<SharedText>>(slotOf(person)) ?? {};
  return { title, content };
}

export const forgetSharedText = (person: string): void => storeDraft(slotOf(person), undefined);
