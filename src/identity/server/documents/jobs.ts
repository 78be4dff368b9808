import type { Disk } from "flydrive";
import { bylineItself } from "#audit/server/commands.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { forgetDocuments, forgetIdentity } from "../commands/forget.ts";
import { findEnded, findForgettable, keyOfDocument } from "../queries.ts";

/**
 * Forgets the identities behind organizations that closed the operator's days ago. The audit trail keeps that and when
 * they were verified.
 */
export const forgetIdentityDataQueue: Queue = {
  name: "forget-identity-data",
  cron: "50 3 * * *",
  handle: async (database) => {
    for (const organizationId of await findEnded(database.reader, atOnce))
      await database.transaction((tx) => forgetIdentity(tx, bylineItself, organizationId));
  },
};

/** Organizations a day; the next day takes more. */
const atOnce = 500;

/**
 * Deletes documents the operator's days after the decision, or after the last change when nobody submitted them;
 * audited.
 */
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
