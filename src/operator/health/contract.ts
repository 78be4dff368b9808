import { z } from "zod";
import { diskStates } from "#platform/contract/disk-states.ts";
import { get, resource } from "#platform/contract/resource.ts";
import { instant } from "#platform/contract/wire.ts";

const healthSchema = z.object({
  id: z.string().describe("The only item's id."),
  books: z
    .object({
      problems: z.int().nullable().describe("Differences that the latest check found; null before the first."),
      checkedAt: instant().nullable().describe("When that check ended."),
    })
    .describe("The latest check of the books."),
  jobs: z
    .object({
      failed: z.int().describe("Jobs that failed for good in the last 24 hours."),
      waitingSince: instant().nullable().describe("Since when the oldest due job waits; null where none does."),
    })
    .describe("Work in the background."),
  looks: z
    .object({
      late: z.int().describe("Publications whose next look is an hour late, counted up to a thousand."),
    })
    .describe("Looks at publications."),
  mail: z
    .object({
      unsent: z.int().describe("Mails of the last seven days that wait for ten minutes or more."),
    })
    .describe("Mails to people."),
  disk: z.enum(diskStates).nullable().describe("Room on the disk of the files; null before the first look."),
  backups: z.boolean().describe("An operator confirmed that backups run."),
});
export type InstallationHealth = z.infer<typeof healthSchema>;

export const healthResource = resource({
  name: "InstallationHealth",
  path: "installation_healths",
  description:
    "How this installation runs: books, jobs, looks at publications, mail, disk and backups. There is one item.",
  schema: healthSchema,
  operations: {
    get: get({
      summary: "How this installation runs",
      description: "Read as it is now; nothing is checked anew.",
      operator: true,
    }),
  },
});
