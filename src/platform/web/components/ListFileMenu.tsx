import { fetchFile, searchString } from "../api.ts";
import { FileMenu } from "./FileMenu.tsx";
import { texts } from "./list-file-texts.ts";

type ListFileMenuProps = {
  /** The list's path below the API. */
  path: string;
  /** The file's name without its ending. */
  name: string;
  /** What narrows the list now. */
  query: Record<string, unknown>;
};

/** A list as it is narrowed now, as a file. */
export function ListFileMenu({ path, name, query }: ListFileMenuProps) {
  return (
    <FileMenu
      label={texts.export}
      says={texts.exporting}
      formats={texts.formats}
      name={name}
      read={(format) => fetchFile(`${path}/export${searchString({ ...query, format })}`)}
    />
  );
}
