import { catalogue } from "#platform/words/catalogue.ts";
import type { Cell } from "../contract/csv.ts";
import type { TableFormat } from "../contract/file-types.ts";
import type { FileAnswer, FileFields } from "../contract/resource.ts";
import type { PageQuery } from "../contract/wire.ts";
import { dollarsOf, formatCents } from "../money/money.ts";
import { declared } from "./declared.ts";
import { type ListColumn, listFile } from "./list-file.ts";
import type { Collection, Reading, Representation, Resource } from "./resource.ts";

const texts = catalogue("platform.http.listExport", {
  usd: (heading: string) => `${heading} in USD`,
  yes: "Yes",
  no: "No",
});

type Exported = Pick<Resource, "path" | "schema"> & { fields: FileFields };
type ListHandler = (call: Reading<PageQuery>) => Promise<Collection>;

/** Makes the handler of a list's file from the handler of the list. */
export const exportOfList =
  ({ path, schema, fields }: Exported, list: ListHandler) =>
  ({ query: { format, ...filter }, ...call }: Reading<{ format: TableFormat }>): Promise<FileAnswer> =>
    listFile<Representation>({
      name: path.replaceAll("_", "-"),
      format,
      list: async (page) => {
        const { items, ...length } = await list({ ...call, query: { ...filter, ...page } });
        return { ...length, items: items.map((item) => declared(schema, item)) };
      },
      columns: Object.entries(fields).flatMap(([field, shown]) => columnsOf(field, shown)),
    });

function columnsOf(field: string, shown: FileFields[string]): ListColumn<Representation>[] {
  if (shown === undefined) return [];
  if (typeof shown === "string") return [columnOf(field, shown, (item) => item[field])];
  if ("names" in shown) return [columnOf(field, shown.heading, (item) => shown.names[Number(item[field])])];
  if ("cell" in shown) return [columnOf(field, shown.heading, shown.cell)];
  return Object.entries<string>(shown.parts).map(([part, heading]) =>
    columnOf(part, heading, (item) => (item[field] as Representation | null)?.[part]),
  );
}

const columnOf = (field: string, heading: string, read: (item: Representation) => unknown) => ({
  heading: headingOf(field, heading),
  cell: (item: Representation) => cellOf(field, read(item)),
});

const isCents = (field: string): boolean => field.endsWith("Cents");
const isInstant = (field: string): boolean => field.endsWith("At");

function headingOf(field: string, heading: string): string {
  if (isCents(field)) return texts.usd(heading);
  return isInstant(field) ? `${heading} (UTC)` : heading;
}

function cellOf(field: string, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "number") return isCents(field) ? dollarsOf(value) : value;
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (isInstant(field)) return String(value).slice(0, 19).replace("T", " ");
  return Array.isArray(value) ? value.map(wordsOf).join("; ") : wordsOf(value);
}

/** The words of a structured value, one after the other. */
function wordsOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return typeof value === "boolean" ? "" : String(value ?? "");
  return Object.entries(value)
    .map(([field, part]) => (isCents(field) && typeof part === "number" ? formatCents(part) : wordsOf(part)))
    .filter(Boolean)
    .join(" ");
}
