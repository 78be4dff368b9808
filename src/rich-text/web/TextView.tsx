import "@mantine/tiptap/styles.layer.css";
import { RichTextEditor } from "@mantine/tiptap";
import { useEditor } from "@tiptap/react";
import type { BookedHyperlinkKind } from "#formats/format.ts";
import classes from "./editor.module.css";
import { extensionsFor } from "./extensions.ts";
import { type Marked, nothingMarked } from "./marks/find-marks.ts";
import { useMarks } from "./marks/marks.ts";
import type { AddressOf } from "./private-image.ts";

type TextViewProps = {
  content: string;
  booked: BookedHyperlinkKind;
  label: string;
  addressOf: AddressOf;
  marked?: Marked;
};

/** Draws by the editor's own rules, so nothing else can stand in the text. */
export default function TextView({ content, booked, label, addressOf, marked = nothingMarked }: TextViewProps) {
  const editor = useEditor(
    {
      extensions: extensionsFor(booked, addressOf),
      content,
      editable: false,
      editorProps: { attributes: { role: "document", "aria-label": label } },
    },
    [content, booked],
  );
  useMarks(editor, marked);
  return (
    <RichTextEditor editor={editor} className={classes.text}>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
