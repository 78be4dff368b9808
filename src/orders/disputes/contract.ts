import { z } from "zod";
import { tradeSides } from "#events/trade-side.ts";
import { listExport } from "#platform/contract/list-export.ts";
import { get, type ListedOf, list, resource } from "#platform/contract/resource.ts";
import { amount, instant, linkIn, linkTo, showsAmounts, spoken } from "#platform/contract/wire.ts";
import { disputeOutcomes, disputeStates } from "./dispute.ts";

const party = z.enum([...tradeSides, "system"]);

const storySchema = z.object({
  party: party.describe("The party that told it."),
  text: spoken().describe("The story in its words."),
  links: z.array(z.string()).describe("Addresses of pages that show it."),
  images: z.array(z.string()).describe("Images that show it: `/files/{id}`."),
  createdAt: instant().describe("When it was told."),
});
export type DisputeStory = z.infer<typeof storySchema>;

const disputeSchema = z.object({
  id: z.string().describe("The id of the order, or of the extra, that is disputed."),
  order: linkTo("Order").describe("The order."),
  extra: linkTo("OrderExtra")
    .nullable()
    .describe("The extra whose result is disputed; null for a dispute of the order itself."),
  extraName: z.string().nullable().describe("That extra's name."),
  orderNumber: z.string().describe("The order's number."),
  title: z.string().describe("The title of the order's text."),
  mediaName: z.string().describe("The outlet's name."),
  clientName: z.string().describe("The advertiser's name."),
  publisherName: z.string().describe("The publisher's name."),
  showsAmounts: showsAmounts(),
  totalCents: amount().describe("The disputed amount in cents: the order's total, or the extra's price."),
  openedBy: party.describe("The party that opened it."),
  isAfterCompletion: z.boolean().describe("True if the publisher was paid before."),
  stories: z.array(storySchema).describe("The stories, oldest first."),
  answerDueAt: instant()
    .nullable()
    .describe("Until when the other side may answer; null once both have told their story."),
  isReady: z.boolean().describe("Whether an operator may decide now."),
  outcome: z.enum(disputeOutcomes).nullable().describe("The decision; null while it is open."),
  refundCents: amount().describe("Cents that the decision gives back to the advertiser; null while it is open."),
  decision: spoken().nullable().describe("The decision in the operator's words; null while it is open."),
  decidedAt: instant().nullable().describe("When it was decided; null while it is open."),
  createdAt: instant().describe("When it was opened."),
});
export type Dispute = z.infer<typeof disputeSchema>;
export type ListedDispute = ListedOf<typeof disputeResource>;

const disputeQuery = z.object({
  order: linkIn("orders").optional().describe("Only those of this order and its extras."),
  state: z.enum(disputeStates).optional().describe("Only open, or only decided ones."),
});

const disputeList = list({
  summary: "The disputes of my orders; all of them for an operator",
  description: "Open ones first, in the order in which they came; then the decided ones, newest first.",
  permission: "order.read",
  query: disputeQuery,
});

export const disputeResource = resource({
  name: "Dispute",
  path: "disputes",
  description:
    "A dispute of an order or of its extra: both stories, and how an operator decided it. It bears the id of the order or extra.",
  schema: disputeSchema,
  onlyInItem: ["stories", "decision"],
  operations: {
    list: disputeList,
    export: listExport(disputeList, disputeSchema, {
      summary: "The disputes of my orders as a file",
      fields: {
        orderNumber: "Order",
        title: "Title",
        extraName: "Extra",
        mediaName: "Outlet",
        clientName: "Advertiser",
        publisherName: "Publisher",
        totalCents: "Amount",
        openedBy: "Opened by",
        createdAt: "Opened",
        outcome: "Outcome",
        refundCents: "Refund",
        decidedAt: "Decided",
        id: "Id",
      },
    }),
    get: get({
      summary: "One dispute",
      description: "The dispute with both stories. It is opened, answered and decided by moves of the order or extra.",
      permission: "order.read",
    }),
  },
});
