import { Menu } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import { type Editor, useEditorState } from "@tiptap/react";
import { texts } from "../texts.ts";
import classes from "./editor.module.css";
import { changeTable, insertTable, type TableChange, tableChanges } from "./table.ts";

const words = texts.editor;

/** Puts a table into the text; within one, its rows and columns. */
export function TableControl({ editor }: { editor: Editor }) {
  const isIn = useEditorState({ editor, selector: ({ editor: written }) => written.isActive("table") });
  if (!isIn)
    return (
      <RichTextEditor.Control className={classes.word} onClick={() => insertTable(editor)}>
        {words.table}
      </RichTextEditor.Control>
    );
  return (
    <Menu>
      <Menu.Target>
        <RichTextEditor.Control active className={classes.word}>
          {words.table}
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown>
        {(Object.keys(tableChanges) as TableChange[]).map((change) => (
          <Menu.Item key={change} onClick={() => changeTable(editor, change)}>
            {words.tableChanges[change]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
