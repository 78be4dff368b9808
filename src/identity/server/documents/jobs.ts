import type { Disk } from "flydrive";
import { bylineItself } from "#audit/server/commands.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { forgetDocuments } from "../commands/forget.ts";
import { findForgettable, keyOfDocument } from "../queries.ts";

/** So many organizations a day; the next day takes more. */
const atOnce = 500;

/** Deletes documents the operator's days after they were decided, or after they were left lying unsent; the trail says so. */
export const forgetIdentityDocumentsQueue = (store: Disk): Queue => ({
  name: "forget-identity-documents",
  cron: "40 3 * * *",
  handle: async (database) => {
    for (const organizationId of await findForgettable(database.reader, atOnce)) {
      const ids = await database.transaction((tx) => forgetDocuments(tx, bylineItself, organizationId));
      for (const id of ids) await store.delete(keyOfDocument(id));
    }
  },
});
