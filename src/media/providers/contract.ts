import { z } from "zod";
import { day, instant, linkIn } from "#platform/contract/wire.ts";
import { metricNames } from "../media.ts";
import { providerNames } from "./providers.ts";

const budget = {
  /** What it may spend a month, in its own units; 0 is off. */
  monthlyUnits: z.int().min(0).max(100_000_000),
  /** A medium that was read so many days ago is read again. */
  refreshDays: z.int().min(1).max(365),
  /** Nothing is asked. It pauses by itself when its key is refused, and goes on when an operator says so. */
  paused: z.boolean(),
};

/** A service that measures media, as the operator sees it (R3.6, R10.9); its key is never shown. */
export const metricProviderSchema = z.object({
  id: z.string(),
  name: z.enum(providerNames),
  label: z.string(),
  keySet: z.boolean(),
  ...budget,
  /** In this month. */
  usedUnits: z.int(),
  lastRunAt: instant().nullable(),
  /** Not asked before. */
  retryAt: instant().nullable(),
  /** What went wrong in the last run, in a sentence. */
  problem: z.string().nullable(),
  problemAt: instant().nullable(),
  listedMedia: z.int(),
  /** Listed media that were read within the days named above. */
  coveredMedia: z.int(),
  /** What asking for one medium takes at most, in its own units; null without a key. */
  unitsOfOne: z.int().nullable(),
  /** How it stands with the medium that was named; null where none was. */
  look: z
    .object({
      /** When it last answered for the medium, also that it does not know it. */
      readAt: instant().nullable(),
      /** It is being asked right now. */
      asking: z.boolean(),
      /** The newest that it said, each with its day. */
      values: z.array(z.object({ metric: z.enum(metricNames), value: z.number(), readOn: day() })),
    })
    .nullable(),
});
export type MetricProviderItem = z.infer<typeof metricProviderSchema>;

export const metricProviderQuery = z.object({ media: linkIn("media").optional() });
export const metricProviderEdit = z.strictObject(budget).partial();
/** Without a medium: whatever is due. */
export const metricRefreshInput = z.strictObject({ media: linkIn("media").optional() });
