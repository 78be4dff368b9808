import { importMetrics } from "#imports/server/run/metrics.ts";
import { importCommand, usageOfAll } from "./import.ts";

const usage = [
  "byline import metrics FILE.csv [--map domain=COLUMN,ahrefsDr=COLUMN …] [options]",
  "  --map domain=Site,ahrefsDr=DR    columns of the file: domain or url, any metric, and readOn (YYYY-MM-DD)",
  '  --map "readOn:=2026-11-01"       the same day for every row; without readOn it is today',
  "  --source NAME                    who measured, shown beside each value",
  "  --organization NAME_OR_ID        only this organization's media",
  ...usageOfAll,
].join("\n");

const sourceMax = 60;

export const metricsImport = importCommand({
  kind: "metrics",
  usage,
  problemOf: ({ source }) =>
    source && source.length <= sourceMax ? undefined : `--source is a name of 1 to ${sourceMax} characters.`,
  run: (database, file, organizationId) => importMetrics(database, { ...file, organizationId }),
});
