import type { Disk } from "flydrive";
import { bylineItself } from "#audit/server/commands.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { forgetDocuments, forgetIdentity } from "../commands/forget.ts";
import { findEnded, findForgettable, keyOfDocument } from "../queries.ts";

/** Forgets who was behind organizations that closed the operator's days ago; the trail keeps that and when they were verified. */
export const forgetIdentityDataQueue: Queue = {
  name: "forget-identity-data",
  cron: "50 3 * * *",
  handle: async (database) => {
    for (const organizationId of await findEnded(database.reader, atOnce))
      await database.transaction((tx) => forgetIdentity(tx, bylineItself, organizationId));
  },
};

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
