import type { Cell } from "../contract/csv.ts";
import type { TableFormat } from "../contract/file-types.ts";
import { fileRowsMost, fullPage } from "../contract/list-length.ts";
import type { FileAnswer } from "../contract/resource.ts";
import type { PageQuery } from "../contract/wire.ts";
import { refuseTooManyRows, tableFile } from "./table-file.ts";

export type ListColumn<Item> = { heading: string; cell: (item: Item) => Cell };

type ListFile<Item> = {
  /** Without extension. */
  name: string;
  format: TableFormat;
  columns: readonly ListColumn<Item>[];
  list: (page: PageQuery) => Promise<ListPage<Item>>;
};

type ListPage<Item> = { items: Item[]; totalItems: number; countedUpTo?: number; next?: string };

/**
 * Returns a list as a file, read page by page while it is sent, by cursor where it has one. Throws 422 `too_many_rows`
 * instead of leaving some out.
 */
export async function listFile<Item>({ name, format, columns, list }: ListFile<Item>): Promise<FileAnswer> {
  const first = await list({ page: 1, itemsPerPage: fullPage });
  await refuseLongList(first, list);
  return tableFile({ name, format, batches: rowsOf() });

  async function* rowsOf(): AsyncGenerator<Cell[][]> {
    yield [columns.map(({ heading }) => heading), ...first.items.map(cells)];
    const isByCursor = first.next !== undefined;
    let { next } = first;
    for (let page = 2; isByCursor ? next !== undefined : (page - 1) * fullPage < first.totalItems; page += 1) {
      const read = await list({ ...uncounted(page), ...(next === undefined ? {} : { after: next }) });
      yield read.items.map(cells);
      next = read.next;
    }
  }

  function cells(item: Item): Cell[] {
    return columns.map(({ cell }) => cell(item));
  }
}

/** The first page has told the length, which counting anew for each page would cost more than the page. */
const uncounted = (page: number): PageQuery => ({ page, itemsPerPage: fullPage, isUncounted: true });

/** Where counting stopped early, a look behind the last row of a full file tells. */
async function refuseLongList<Item>(first: ListPage<Item>, list: ListFile<Item>["list"]): Promise<void> {
  refuseTooManyRows(first.totalItems, fileRowsMost);
  if (first.countedUpTo === undefined) return;
  const behind = await list(uncounted(fileRowsMost / fullPage + 1));
  refuseTooManyRows(fileRowsMost + behind.items.length, fileRowsMost);
}
