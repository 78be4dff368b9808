import { importMedia } from "#imports/server/run/media.ts";
import { importCommand, ownerMissing, ownerOf, usageOfAll } from "./import.ts";

export const mediaUsage = [
  "byline import media FILE.csv --organization NAME_OR_ID [--map FIELD=COLUMN,FIELD:=TEXT …] [options]",
  '  --map name=Title,url=Website     columns of the file; "country:=US" the same text for every row',
  '  --value "mediaType:Weekly=Blog"  a text of theirs and ours; "*" stands for every other text',
  "  --duplicates merge|refuse        further rows of a domain fill what is empty (merge), or are refused",
  "  --status listed|draft            of new media and formats",
  ...usageOfAll,
  "",
  "byline import formats … takes in prices and formats of media that are here; call it to see how.",
  "byline import metrics … takes in readings of metrics; call it to see how.",
  "byline import undo ID takes an import back, but for what others built on since.",
].join("\n");

export const mediaImport = importCommand({
  kind: "media",
  usage: mediaUsage,
  problemOf: ({ organization, duplicates, status }) => {
    if (!organization) return ownerMissing;
    if (!duplicates) return "--duplicates is merge or refuse.";
    return status ? undefined : "--status is listed or draft.";
  },
  run: (database, file, organizationId) =>
    importMedia(database, {
      ...file,
      organizationId: ownerOf(organizationId),
      by: "operator",
      duplicates: file.duplicates ?? "merge",
      status: file.status ?? "listed",
    }),
});
