import { createReadStream } from "node:fs";
import { readMapping } from "#imports/mapping/mapping.ts";
import { requireFormatFields } from "#imports/rows/formats.ts";
import { importFormats } from "#imports/server/run/formats.ts";
import {
  type Called,
  type ImportArguments,
  ownerMissing,
  readOrder,
  recorded,
  reportImport,
  requireOrganization,
  type WithInstallation,
} from "./import.ts";

/** `byline import formats FILE.csv …`: how it is called; its report is that of media. */
const usage = [
  "byline import formats FILE.csv --organization NAME_OR_ID --map domain=COLUMN,formatType=COLUMN,price=COLUMN … [options]",
  "  --map domain=Site,formatType=Type,price=USD  columns of the file: domain or url, the type, and what changes",
  '  --map "permanenceMonths:=12"     the same text for every row',
  '  --value "formatType:PR=Press Release"  a text of theirs and ours; "*" stands for every other text',
  "  --status listed|draft            of new formats; those that are there stay where they stand",
  "  --delimiter CHARACTER            between the cells, found out by the header; tab is \\t",
  "  --encoding utf-8|windows-1252    how the file is written; UTF-16 is known by its mark",
  "  --preview                        report only, write nothing",
  "  --strict                         write nothing when any row has an error",
  "  --errors FILE.csv                write all row errors there",
].join("\n");

/** The arguments, or a sentence that says how to call it. */
export function readFormatsArguments(called: Called): ImportArguments | string {
  return readOrder(called, usage, ({ organization, status }) => {
    if (!organization) return ownerMissing;
    return status ? undefined : "--status is listed or draft.";
  });
}

/** Imports the file and prints the report. Answers the exit code: 1 when nothing could be imported. */
export async function importFormatsFile(order: ImportArguments, withInstallation: WithInstallation): Promise<number> {
  return reportImport(order, withInstallation, () => {
    const mapping = readMapping(order.maps, order.words, requireFormatFields);
    return async (database) => {
      const organizationId = await requireOrganization(database, order.organization);
      return importFormats(database, {
        ...order,
        organizationId,
        by: "operator",
        open: () => createReadStream(order.file),
        mapping,
        status: order.status ?? "listed",
        errorsPath: order.errors,
        onWritten: recorded(order, "formats", organizationId, mapping),
      });
    };
  });
}
