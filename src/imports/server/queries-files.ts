import { type FileKeeper, keyOfForm, liveIn } from "#platform/files/orphans.ts";

export const importFileKeeper: FileKeeper = {
  key: keyOfForm("imports/", "(?:-errors)?\\.csv"),
  findLive: liveIn("catalogue_import"),
};
