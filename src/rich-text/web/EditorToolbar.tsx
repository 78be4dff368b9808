import { RichTextEditor } from "@mantine/tiptap";
import type { Editor } from "@tiptap/react";
import type { BookedHyperlinkKind } from "#formats/format.ts";
import { ImageControl } from "./ImageControl.tsx";
import { ImportControl } from "./ImportControl.tsx";
import { LinkControl } from "./LinkControl.tsx";
import { TableControl } from "./TableControl.tsx";

export function EditorToolbar({ editor, booked }: { editor: Editor; booked: BookedHyperlinkKind }) {
  return (
    <RichTextEditor.Toolbar>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        {booked !== "Without" && <LinkControl editor={editor} booked={booked} />}
        <ImageControl editor={editor} />
        <TableControl editor={editor} />
        <ImportControl editor={editor} booked={booked} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}
