import { z } from "zod";
import { orderStatuses } from "#orders/order.ts";
import { get, resource } from "#platform/contract/resource.ts";

const counted = (of: string) => z.int().describe(`${of}, counted up to a hundred.`);

const sideCounts = z.object({
  statuses: z
    .array(
      z.object({
        status: z.enum(orderStatuses).describe("Where these orders stand."),
        count: counted("Orders there that wait for this side"),
      }),
    )
    .describe("Orders that wait for this side by its deadline."),
  dates: counted("Proposed dates to answer"),
  offers: counted("Offers to answer"),
});
export type SideTaskCounts = z.infer<typeof sideCounts>;

const taskCountsSchema = z.object({
  id: z.string().describe("The organization's id."),
  client: sideCounts.describe("As an advertiser."),
  publisher: sideCounts.describe("As a publisher."),
});
export type TaskCounts = z.infer<typeof taskCountsSchema>;

export const taskCountsResource = resource({
  name: "TaskCounts",
  path: "task_counts",
  description: "How many orders, dates and offers wait for an organization's people, for counters on navigation.",
  schema: taskCountsSchema,
  operations: {
    get: get({
      summary: "How much waits for me in an organization",
      description: "Under the organization's id. Counts what lies in the projects and outlets that you see.",
      permission: "organization.read",
    }),
  },
});
