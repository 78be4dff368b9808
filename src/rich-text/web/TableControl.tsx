import { Menu } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import { type Editor, useEditorState } from "@tiptap/react";
import classes from "./editor.module.css";
import { changeTable, insertTable, type TableChange, tableChanges } from "./table.ts";
import { texts } from "./texts.ts";

export function TableControl({ editor }: { editor: Editor }) {
  const isIn = useEditorState({ editor, selector: ({ editor: written }) => written.isActive("table") });
  if (!isIn)
    return (
      <RichTextEditor.Control className={classes.word} onClick={() => insertTable(editor)}>
        {texts.table}
      </RichTextEditor.Control>
    );
  return (
    <Menu>
      <Menu.Target>
        <RichTextEditor.Control active className={classes.word}>
          {texts.table}
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown>
        {(Object.keys(tableChanges) as TableChange[]).map((change) => (
          <Menu.Item key={change} onClick={() => changeTable(editor, change)}>
            {texts.tableChanges[change]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
