import type { TableFormat } from "../../contract/file-types.ts";
import { FileMenu } from "./FileMenu.tsx";
import { texts } from "./list-file-texts.ts";

type ListFileMenuProps = {
  /** Without extension. */
  name: string;
  /** Where a screen has more than its own list's file. */
  label?: string;
  read: (format: TableFormat) => Promise<Blob>;
};

export const ListFileMenu = ({ name, label = texts.export, read }: ListFileMenuProps) => (
  <FileMenu label={label} says={texts.exporting} formats={texts.formats} name={name} read={read} />
);
