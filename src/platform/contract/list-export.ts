import type { z } from "zod";
import { tableFileTypes } from "./file-types.ts";
import { fileRowsMost } from "./list-length.ts";
import { type DeclaredOperation, type FileFields, file } from "./resource.ts";
import { tableFormat } from "./table-format.ts";

type DeclaredList = DeclaredOperation<z.ZodObject, undefined, "collection">;
type ExportWords<Schema extends z.ZodObject> = {
  summary: string;
  /** Columns by field, in the file's order. Amounts get their currency, times their zone. */
  fields: FileFields<z.output<Schema>>;
};

/** The description of a list's file. */
export const wholeListWords = `The list by its own query and in its order. More than ${fileRowsMost.toLocaleString("en-US")} rows are refused, none are left out.`;

/**
 * Declares the file of a resource's list: by its query, for its readers, and for grants that read reports. `serve` reads
 * it from the list itself.
 */
export const listExport = <Schema extends z.ZodObject>(
  { query, permission, operator, personal }: DeclaredList,
  _schema: Schema,
  { summary, fields }: ExportWords<Schema>,
) => ({
  ...file({
    on: "collection",
    fromReplica: true,
    summary,
    description: wholeListWords,
    ...(operator ? { operator } : { permission, personal: personal ?? false, scope: "reports" as const }),
    query: query.extend({ format: tableFormat }),
    files: tableFileTypes,
  }),
  fields: fields as unknown as FileFields,
});
