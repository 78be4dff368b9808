import { beforeMax, passageMax } from "../contract.ts";

export type Selected = { passage: string; before: string };

/** Empty when nothing in an order's text is selected. */
export function selectedPassage(): Selected {
  const selection = window.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  const text = range?.startContainer.parentElement?.closest(".tiptap");
  const passage = selection?.toString().trim() ?? "";
  if (!range || !text || passage === "") return { passage: "", before: "" };
  const head = document.createRange();
  head.setStart(text, 0);
  head.setEnd(range.startContainer, range.startOffset);
  return { passage: passage.slice(0, passageMax), before: head.toString().slice(-beforeMax) };
}
