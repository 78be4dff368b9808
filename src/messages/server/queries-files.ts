import { type FileKeeper, keyOfForm, liveIn } from "#platform/files/orphans.ts";

/** Files of conversations, under their ids. */
export const messageFileKeeper: FileKeeper = { key: keyOfForm(), findLive: liveIn("message_file") };
