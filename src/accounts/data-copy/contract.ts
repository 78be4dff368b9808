import { z } from "zod";
import { get, resource } from "#platform/contract/resource.ts";
import { instant } from "#platform/contract/wire.ts";

export const rowsMax = 5_000;

const rows = z.array(z.record(z.string(), z.unknown()));

/** All data about a person, to take along (GDPR 15 and 20). Each part holds the newest 5,000 rows. */
const dataCopySchema = z.object({
  id: z.string().describe("The person's id."),
  madeAt: instant().describe("When the copy was made, UTC."),
  person: z.record(z.string(), z.unknown()).describe("The person's own record."),
  organizations: rows.describe("Memberships of organizations."),
  sessions: rows.describe("Devices on which the person is signed in."),
  signIns: rows.describe("Sign-ins and changes of the sign-in account."),
  apiTokens: rows.describe("API tokens, without their secrets."),
  notificationPreferences: rows.describe("When the person gets mails, kind by kind."),
  notifications: rows.describe("Everything that the person was told in the app."),
  messages: rows.describe("Messages that the person wrote."),
  files: rows.describe("Files that the person uploaded, without their content."),
  mails: rows.describe("Mails to the person that are still kept."),
  orders: rows.describe("Orders that the person booked."),
});
export type DataCopy = z.infer<typeof dataCopySchema>;

export const dataCopyResource = resource({
  name: "DataCopy",
  path: "data_copies",
  description: "All that Byline keeps about a person, under their id, for themselves alone.",
  schema: dataCopySchema,
  operations: {
    get: get({
      summary: "A copy of my data, freshly signed in",
      description: "Each part holds the newest 5,000 rows. No secret is among them, and reading it changes nothing.",
      personal: "account",
      freshProof: true,
    }),
  },
});
