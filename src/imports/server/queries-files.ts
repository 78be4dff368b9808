import { type FileKeeper, keyOfForm, liveIn } from "#platform/files/orphans.ts";

/** Uploaded lists and their row errors. */
export const importFileKeeper: FileKeeper = {
  key: keyOfForm("imports/", "(?:-errors)?\\.csv"),
  findLive: liveIn("catalogue_import"),
};
