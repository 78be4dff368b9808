import { z } from "zod";
import { instant } from "#platform/contract/wire.ts";

/** Rows of a part at most; the newest come first. */
export const rowsMax = 5_000;

const rows = z.array(z.record(z.string(), z.unknown()));

/** All that Byline keeps about a person, as they can take it along (GDPR 15 and 20). Each part holds the newest 5,000 rows. */
export const dataCopySchema = z.object({
  id: z.string(),
  madeAt: instant(),
  person: z.record(z.string(), z.unknown()),
  organizations: rows,
  sessions: rows,
  signIns: rows,
  apiTokens: rows,
  notificationPreferences: rows,
  notifications: rows,
  messages: rows,
  files: rows,
  mails: rows,
  orders: rows,
});
export type DataCopy = z.infer<typeof dataCopySchema>;
