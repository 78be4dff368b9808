import type { Command } from "@tiptap/pm/state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from "@tiptap/pm/tables";
import { type Editor, Node } from "@tiptap/react";

/** Names that the prosemirror-tables library expects. */
const roles: Record<string, string> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};

export const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  extendNodeSchema: ({ name }) => (name in roles ? { tableRole: roles[name] } : {}),
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
  addKeyboardShortcuts() {
    const { view } = this.editor;
    const go = (direction: 1 | -1) => () => goToNextCell(direction)(view.state, view.dispatch);
    return { Tab: go(1), "Shift-Tab": go(-1) };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

export const TableRow = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)*",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

const span = (name: "colspan" | "rowspan") => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name)) || 1,
  renderHTML: ({ [name]: count = 1 }: Record<string, number>) => (count > 1 ? { [name]: count } : {}),
});

/** The site decides widths: the library asks for the attribute, and nothing of it is written. */
const attributes = () => ({
  colspan: span("colspan"),
  rowspan: span("rowspan"),
  colwidth: { default: null, rendered: false },
});

export const TableCell = Node.create({
  name: "tableCell",
  content: "block+",
  isolating: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: "td" }],
  renderHTML: ({ HTMLAttributes }) => ["td", HTMLAttributes, 0],
});

export const TableHeader = Node.create({
  name: "tableHeader",
  content: "block+",
  isolating: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: "th" }],
  renderHTML: ({ HTMLAttributes }) => ["th", HTMLAttributes, 0],
});

export const tableChanges = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  deleteTable,
} satisfies Record<string, Command>;
export type TableChange = keyof typeof tableChanges;

export function changeTable({ state, view }: Editor, change: TableChange): void {
  tableChanges[change](state, view.dispatch);
  view.focus();
}

const newTable = `<table><tbody><tr><th><p></p></th><th><p></p></th></tr>${"<tr><td><p></p></td><td><p></p></td></tr>".repeat(2)}</tbody></table>`;

export const insertTable = (editor: Editor): void => void editor.chain().focus().insertContent(newTable).run();
