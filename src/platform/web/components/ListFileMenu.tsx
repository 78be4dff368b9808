import type { TableFormat } from "../../contract/file-types.ts";
import { FileMenu } from "./FileMenu.tsx";
import { texts } from "./list-file-texts.ts";

type ListFileMenuProps = {
  /** Without extension. */
  name: string;
  read: (format: TableFormat) => Promise<Blob>;
};

export const ListFileMenu = ({ name, read }: ListFileMenuProps) => (
  <FileMenu label={texts.export} says={texts.exporting} formats={texts.formats} name={name} read={read} />
);
