import { type FileKeeper, keyOfForm, liveIn } from "#platform/files/orphans.ts";

export const messageFileKeeper: FileKeeper = { key: keyOfForm(), findLive: liveIn("message_file") };
