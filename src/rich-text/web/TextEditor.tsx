import "@mantine/tiptap/styles.layer.css";
import { RichTextEditor } from "@mantine/tiptap";
import { useEditor } from "@tiptap/react";
import type { BookedHyperlinkKind } from "#formats/format.ts";
import { cleanForeign } from "../foreign/foreign-html.ts";
import { countText } from "../text-check.ts";
import { EditorToolbar } from "./EditorToolbar.tsx";
import classes from "./editor.module.css";
import { extensionsFor } from "./extensions.ts";
import { tellLeftOut } from "./left-out.ts";
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
    onCreate: ({ editor: written }) => {
      if (!disabled && linkKindsOf(written.getHTML()) !== linkKindsOf(content)) onChange(written.getHTML());
    },
    onUpdate: ({ editor: written }) => onChange(written.isEmpty ? "" : written.getHTML()),
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label },
      transformPastedHTML: (html) => {
        const text = cleanForeign(html);
        tellLeftOut(text, booked);
        return text.html;
      },
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

/** A text of another order may have links of other kinds, which the editor reads as its own. */
const linkKindsOf = (html: string): string =>
  countText(html)
    .links.map(({ kind }) => kind)
    .join();
