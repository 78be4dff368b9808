import "@mantine/tiptap/styles.layer.css";
import { RichTextEditor } from "@mantine/tiptap";
import { useEditor } from "@tiptap/react";
import type { BookedHyperlinkKind } from "#formats/format.ts";
import { cleanForeign } from "../foreign/foreign-html.ts";
import { EditorToolbar } from "./EditorToolbar.tsx";
import classes from "./editor.module.css";
import { extensionsFor } from "./extensions.ts";
import { type Marked, nothingMarked } from "./marks/find-marks.ts";
import { useMarks } from "./marks/marks.ts";
import type { AddressOf } from "./private-image.ts";
import { texts } from "./texts.ts";

export type TextEditorProps = {
  /** The initial text; from then on the editor owns it. */
  content: string;
  booked: BookedHyperlinkKind;
  label: string;
  addressOf: AddressOf;
  disabled?: boolean;
  onChange: (content: string) => void;
  /** Highlights that are not part of the text. */
  marked?: Marked;
};

/** Stands in a file of its own, so Tiptap loads only when a text is opened. */
export default function TextEditor({
  content,
  booked,
  label,
  addressOf,
  disabled = false,
  onChange,
  marked = nothingMarked,
}: TextEditorProps) {
  const editor = useEditor({
    extensions: extensionsFor(booked, addressOf),
    content,
    editable: !disabled,
    onUpdate: ({ editor: written }) => onChange(written.isEmpty ? "" : written.getHTML()),
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label },
      transformPastedHTML: (html) => cleanForeign(html).html,
    },
  });
  useMarks(editor, marked);
  return (
    <RichTextEditor editor={editor} labels={texts.controls} className={classes.editor} aria-disabled={disabled}>
      {!disabled && <EditorToolbar editor={editor} booked={booked} />}
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
