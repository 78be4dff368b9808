import { z } from "zod";
import { action, get, list, resource, update } from "#platform/contract/resource.ts";
import { day, instant, linkIn } from "#platform/contract/wire.ts";
import { metricNames } from "../media.ts";
import { providerNames } from "./providers.ts";

const budget = {
  monthlyUnits: z.int().min(0).max(100_000_000).describe("The units of its own that it may spend a month; 0 is off."),
  refreshDays: z.int().min(1).max(365).describe("An outlet that was read so many days ago is read again."),
  paused: z
    .boolean()
    .describe("Nothing is asked. It pauses by itself when its key is refused, until an operator lets it go on."),
};

const metricProviderSchema = z.object({
  id: z.string(),
  name: z.enum(providerNames).describe("The provider's own short name."),
  label: z.string().describe("Its name for people."),
  keySet: z.boolean().describe("The environment has a key for it; the key is never shown."),
  ...budget,
  usedUnits: z.int().describe("Units spent in this month of UTC."),
  lastRunAt: instant().nullable().describe("When it last ran; null when it never did."),
  retryAt: instant().nullable().describe("It is not asked before; null when it may be asked now."),
  problem: z.string().nullable().describe("The trouble of the last run, in a sentence; null when there was none."),
  problemAt: instant().nullable().describe("When that happened."),
  listedMedia: z.int().describe("Listed outlets of the installation."),
  coveredMedia: z.int().describe("Listed outlets that were read within `refreshDays`, at the last run."),
  unitsOfOne: z.int().nullable().describe("The most units that asking for one outlet takes; null without a key."),
  look: z
    .object({
      readAt: instant()
        .nullable()
        .describe("When it last answered for the outlet, known to it or not; null when it never did."),
      asking: z.boolean().describe("It is being asked right now."),
      values: z
        .array(
          z.object({
            metric: z.enum(metricNames).describe("The metric's name."),
            value: z.number().describe("The value, in the metric's own unit."),
            readOn: day().describe("The day it was read, UTC."),
          }),
        )
        .describe("Its newest value of each metric."),
    })
    .nullable()
    .describe("How it stands with the outlet that the query names; null where none is named."),
});
export type MetricProviderItem = z.infer<typeof metricProviderSchema>;

const metricProviderQuery = z.object({
  media: linkIn("media").optional().describe("The outlet that `look` tells of."),
});
export const metricProviderEdit = z.strictObject(budget).partial();
const metricRefreshInput = z.strictObject({
  media: linkIn("media").optional().describe("The outlet to read, whatever its age; without one, all that is due."),
});

export const metricProviderResource = resource({
  name: "MetricProvider",
  path: "metric_providers",
  description: "A service that measures media, what it may spend and how its last run went. Its key is never shown.",
  schema: metricProviderSchema,
  operations: {
    list: list({
      summary: "All providers of metrics, and how each stands with one medium",
      description: "Providers without a key are listed too.",
      operator: true,
      query: metricProviderQuery,
    }),
    get: get({
      summary: "One provider",
      description: "The provider with its budget and its last run.",
      operator: true,
    }),
    update: update({
      summary: "Change what it may spend, pause it or let it go on",
      description:
        "Fields that are not named stay. Letting it go on forgets its last problem. The audit log keeps the change.",
      operator: true,
      input: metricProviderEdit,
    }),
    refresh: action({
      summary: "Read now what is due, or one medium",
      description:
        "A job asks the provider. It is refused while the provider is off, paused, waiting or out of budget.",
      operator: true,
      input: metricRefreshInput,
    }),
  },
});
