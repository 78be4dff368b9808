import { importFormats } from "#imports/server/run/formats.ts";
import { importCommand, ownerMissing, ownerOf, usageOfAll } from "./import.ts";

const usage = [
  "byline import formats FILE.csv --organization NAME_OR_ID [--map domain=COLUMN,formatType=COLUMN,price=COLUMN …] [options]",
  "  --map domain=Site,formatType=Type,price=USD  columns of the file: domain or url, the type, and what changes",
  '  --map "permanenceMonths:=12"     the same text for every row',
  '  --value "formatType:PR=Press Release"  a text of theirs and ours; "*" stands for every other text',
  "  --status listed|draft            of new formats; those that are there stay where they stand",
  ...usageOfAll,
].join("\n");

export const formatsImport = importCommand({
  kind: "formats",
  usage,
  problemOf: ({ organization, status }) => {
    if (!organization) return ownerMissing;
    return status ? undefined : "--status is listed or draft.";
  },
  run: (database, file, organizationId) =>
    importFormats(database, {
      ...file,
      organizationId: ownerOf(organizationId),
      by: "operator",
      status: file.status ?? "listed",
    }),
});
