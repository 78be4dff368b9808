import { z } from "zod";
import { mediaStatuses } from "#media/media.ts";
import { get, resource } from "#platform/contract/resource.ts";
import { amount, instant, linkTo, showsAmounts } from "#platform/contract/wire.ts";
import { tradeSchema } from "../months.ts";
import { homeFields } from "../task.ts";

const record = {
  medianHours: z.number().nullable().describe("The median of hours until the answer; null without one."),
  due: z.int().describe("Newest orders whose publication was due."),
  onTime: z.int().describe("How many of them were published within their window."),
};

const outletOnHome = z.object({
  media: linkTo("Media").describe("The outlet."),
  name: z.string().describe("Its name."),
  logo: z.string().nullable().describe("The address of its logo; null for none."),
  status: z.enum(mediaStatuses).describe("Where it stands."),
  orderCount: z.int().describe("Orders that were paid in the last twelve months."),
  earned: tradeSchema.describe("What it earned; null for who may not read it."),
  ...record,
});
export type OutletOnHome = z.infer<typeof outletOnHome>;

const publisherHomeSchema = z.object({
  ...homeFields,
  wallet: z
    .object({
      showsAmounts: showsAmounts(),
      withdrawableCents: amount().describe("Earnings that can be withdrawn now, in cents."),
      lockedCents: amount().describe("Earnings that are locked, in cents."),
      nextUnlockAt: instant().nullable().describe("When the next part unlocks by itself; null where nothing does."),
      expectedCents: amount().describe("Earnings that accepted orders will bring, in cents."),
    })
    .nullable()
    .describe("The publisher's money; null without the right to read it."),
  record: z.object(record).describe("The newest orders of all outlets that you see."),
  earned: tradeSchema.describe("What all outlets earned; null for who may not read it."),
  outlets: z.array(outletOnHome).describe("The outlets with the most earnings of the last twelve months."),
  outletCount: z.int().describe("All outlets that you see, counted up to ten thousand."),
});
export type PublisherHome = z.infer<typeof publisherHomeSchema>;

export const publisherHomeResource = resource({
  name: "PublisherHome",
  path: "publisher_homes",
  description: "What a publisher's people have to do, and how its earnings and outlets stand.",
  schema: publisherHomeSchema,
  operations: {
    get: get({
      summary: "The home of a publisher",
      description: "Under the organization's id. Tasks and outlets are those of the outlets that you see.",
      permission: "media.read",
    }),
  },
});
