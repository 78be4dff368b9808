import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { type Editor, Extension } from "@tiptap/react";
import { useEffect } from "react";
import { findMarks, type Marked, nothingMarked, type TextMark } from "./find-marks.ts";

type State = { marked: Marked; decorations: DecorationSet };
const key = new PluginKey<State>("marks");

/** Marks are drawn in the text and never saved. */
export const Marks = Extension.create({
  name: "marks",
  addProseMirrorPlugins: () => [
    new Plugin<State>({
      key,
      state: {
        init: (_config, { doc }) => ({ marked: nothingMarked, decorations: decorate(doc, nothingMarked) }),
        apply(transaction, state) {
          const marked = transaction.getMeta(key) as Marked | undefined;
          if (!marked && !transaction.docChanged) return state;
          const known = marked ?? state.marked;
          return { marked: known, decorations: decorate(transaction.doc, known) };
        },
      },
      props: { decorations: (state) => key.getState(state)?.decorations },
    }),
  ],
});

const decorate = (doc: Node, marked: Marked): DecorationSet =>
  DecorationSet.create(doc, findMarks(doc, marked).map(decorationOf));

const decorationOf = ({ kind, from, to, isNode }: TextMark): Decoration =>
  isNode ? Decoration.node(from, to, { "data-mark": kind }) : Decoration.inline(from, to, { "data-mark": kind });

/** Keep `marked` the same object while its content is the same, or the editor redraws. */
export function useMarks(editor: Editor | null, marked: Marked): void {
  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(key, marked));
  }, [editor, marked]);
}
