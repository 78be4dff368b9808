import type { Cell } from "../contract/csv.ts";
import type { TableFormat } from "../contract/file-types.ts";
import { fullPage } from "../contract/list-length.ts";
import type { FileAnswer } from "../contract/resource.ts";
import type { PageQuery } from "../contract/wire.ts";
import { refuseTooManyRows, tableFile } from "./table-file.ts";

type ListColumn<Item> = { heading: string; cell: (item: Item) => Cell };

type ListFile<Item> = {
  /** Without extension. */
  name: string;
  format: TableFormat;
  columns: readonly ListColumn<Item>[];
  list: (page: PageQuery) => Promise<{ items: Item[]; totalItems: number; next?: string }>;
};

const rowsMax = 10_000;

/**
 * Returns a list as a file, read page by page while it is sent; by cursor where it has one. Throws 422 `too_many_rows`
 * instead of leaving some out.
 */
export async function listFile<Item>({ name, format, columns, list }: ListFile<Item>): Promise<FileAnswer> {
  const first = await list({ page: 1, itemsPerPage: fullPage });
  refuseTooManyRows(first.totalItems, rowsMax);
  return tableFile({ name, format, batches: rowsOf() });

  async function* rowsOf(): AsyncGenerator<Cell[][]> {
    yield [columns.map(({ heading }) => heading), ...first.items.map(cells)];
    let after = first.next;
    const pages = Math.ceil((after === undefined ? first.totalItems : rowsMax) / fullPage);
    for (let page = 2; page <= pages && (after !== undefined || first.next === undefined); page += 1) {
      const read = await list({ page, itemsPerPage: fullPage, ...(after === undefined ? {} : { after }) });
      yield read.items.map(cells);
      after = read.next;
    }
  }

  function cells(item: Item): Cell[] {
    return columns.map(({ cell }) => cell(item));
  }
}
