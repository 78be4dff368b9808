import { type FileKeeper, keyOfForm, liveIn } from "#platform/files/orphans.ts";

/** Uploaded lists, and what was wrong with their rows. */
export const importFileKeeper: FileKeeper = {
  key: keyOfForm("imports/", "(?:-errors)?\\.csv"),
  findLive: liveIn("catalogue_import"),
};
