import { type FileKeeper, keyOfForm, liveIn } from "#platform/files/orphans.ts";

export const identityDocumentKeeper: FileKeeper = {
  key: keyOfForm("identity-"),
  findLive: liveIn("identity_document"),
};
