import { z } from "zod";
import { get, resource } from "#platform/contract/resource.ts";
import { instant } from "#platform/contract/wire.ts";
import { countedMax, inboxQueues } from "./inbox.ts";

const inboxSchema = z.object({
  id: z.string().describe("The inbox's only id."),
  queues: z
    .array(
      z.object({
        queue: z.enum(inboxQueues).describe("The kind of case."),
        count: z.int().max(countedMax).describe("Cases that wait; counted up to a thousand."),
        oldestAt: instant().nullable().describe("Since when the oldest waits; null where none does."),
      }),
    )
    .describe("Every queue, in the order of the console."),
});
export type OperatorInbox = z.infer<typeof inboxSchema>;

export const inboxResource = resource({
  name: "Inbox",
  path: "inboxes",
  description: "The number and age of the cases that wait for an operator, by queue. There is one item.",
  schema: inboxSchema,
  operations: {
    get: get({
      summary: "The cases that wait for an operator",
      description: "Cases of your own organizations are left out where you may not decide them.",
      operator: true,
    }),
  },
});
