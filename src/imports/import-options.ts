import { z } from "zod";
import { catalogue } from "#platform/words/catalogue.ts";
import { type ImportFieldName, importFieldNames } from "./fields.ts";

const texts = catalogue("imports.options", {
  tooManyWords: "500 words at most",
});

export const importDelimiters = [",", ";", "\t", "|"] as const;
export const importEncodings = ["utf-8", "windows-1252"] as const;

const importSource = z.strictObject({
  column: z.string().trim().min(1).max(500).optional().describe("A column of the file, by its header."),
  fixed: z.string().trim().min(1).max(2_000).optional().describe("One text for every row, in a column's place."),
  words: z
    .record(z.string().max(500), z.string().max(500))
    .refine((words) => Object.keys(words).length <= 500, texts.tooManyWords)
    .optional()
    .describe("Byline's words by the words of the file, which they replace."),
});
const fieldName = z.enum(importFieldNames as [ImportFieldName, ...ImportFieldName[]]);
export type ImportSources = Partial<Record<ImportFieldName, z.infer<typeof importSource>>>;

export const importOptions = z.object({
  delimiter: z.enum(importDelimiters).default(",").describe("The sign between two columns."),
  encoding: z
    .enum(importEncodings)
    .default("utf-8")
    .describe("How the file is encoded; UTF-16 is known by its first two bytes."),
  mapping: z.partialRecord(fieldName, importSource).default({}).describe("Where each field's text comes from."),
  duplicates: z
    .enum(["merge", "refuse"])
    .default("merge")
    .describe("Known domains and further rows of a domain: `merge` changes what is there, `refuse` refuses them."),
  status: z
    .enum(["listed", "draft"])
    .default("listed")
    .describe("Where new outlets and formats are to stand, as far as Byline's review lets them."),
  source: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .default("import")
    .describe("The measurer of the metrics; for a publisher's file it is always `declared`."),
});
export type ImportOptions = z.output<typeof importOptions>;
