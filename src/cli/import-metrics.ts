import { createReadStream } from "node:fs";
import { readMapping } from "#imports/mapping/mapping.ts";
import { requireMetricFields } from "#imports/rows/metrics.ts";
import { importMetrics } from "#imports/server/run/metrics.ts";
import {
  type Called,
  type ImportArguments,
  readOrder,
  recorded,
  reportImport,
  requireOrganization,
  type WithInstallation,
} from "./import.ts";

/** `byline import metrics FILE.csv …`: how it is called; its report is that of media. */
const usage = [
  "byline import metrics FILE.csv --map domain=COLUMN,ahrefsDr=COLUMN … [options]",
  "  --map domain=Site,ahrefsDr=DR    columns of the file: domain or url, any metric, and readOn (YYYY-MM-DD)",
  '  --map "readOn:=2026-11-01"       the same day for every row; without readOn it is today',
  "  --source NAME                    who measured, shown beside each value",
  "  --organization NAME_OR_ID        only this organization's media",
  "  --delimiter CHARACTER            between the cells, found out by the header; tab is \\t",
  "  --encoding utf-8|windows-1252    how the file is written; UTF-16 is known by its mark",
  "  --preview                        report only, write nothing",
  "  --strict                         write nothing when any row has an error",
  "  --errors FILE.csv                write all row errors there",
].join("\n");

const sourceMax = 60;

/** The arguments, or a sentence that says how to call it. */
export function readMetricsArguments(called: Called): ImportArguments | string {
  return readOrder(called, usage, ({ source }) =>
    source && source.length <= sourceMax ? undefined : `--source is a name of 1 to ${sourceMax} characters.`,
  );
}

/** Imports the file and prints the report. Answers the exit code: 1 when nothing could be imported. */
export async function importMetricsFile(order: ImportArguments, withInstallation: WithInstallation): Promise<number> {
  return reportImport(order, withInstallation, () => {
    const mapping = readMapping(order.maps, order.words, requireMetricFields);
    return async (database) => {
      const organizationId = order.organization ? await requireOrganization(database, order.organization) : null;
      return importMetrics(database, {
        ...order,
        organizationId,
        open: () => createReadStream(order.file),
        mapping,
        errorsPath: order.errors,
        onWritten: recorded(order, "metrics", organizationId, mapping),
      });
    };
  });
}
