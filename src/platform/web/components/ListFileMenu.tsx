import type { TableFormat } from "../../contract/file-types.ts";
import { FileMenu } from "./FileMenu.tsx";
import { texts } from "./list-file-texts.ts";

type ListFileMenuProps = {
  /** The file's name without its ending. */
  name: string;
  /** Reads the list's file as it is narrowed now. */
  read: (format: TableFormat) => Promise<Blob>;
};

/** A list as it is narrowed now, as a file. */
export const ListFileMenu = ({ name, read }: ListFileMenuProps) => (
  <FileMenu label={texts.export} says={texts.exporting} formats={texts.formats} name={name} read={read} />
);
