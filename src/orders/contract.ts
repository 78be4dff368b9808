import { z } from "zod";
import { overBudget } from "#campaigns/over-budget.ts";
import { tradeSides } from "#events/trade-side.ts";
import { conditionsSchema, extraSchema } from "#formats/contract.ts";
import { bookedHyperlinkKinds } from "#formats/format.ts";
import { tableFileTypes, zipType } from "#platform/contract/file-types.ts";
import { wholeListWords } from "#platform/contract/list-export.ts";
import { action, file, get, type ListedOf, list, resource, update } from "#platform/contract/resource.ts";
import { tableFormat } from "#platform/contract/table-format.ts";
import {
  amount,
  changedAfter,
  day,
  instant,
  linkIn,
  linkTo,
  longText,
  severalOf,
  shortText,
  spoken,
} from "#platform/contract/wire.ts";
import { proofSchema } from "#proof/proof-schema.ts";
import { followedFields } from "./agent-marks.ts";
import { briefMax } from "./briefs/brief.ts";
import { publishDateModes } from "./dates/publish-date.ts";
import { publishDay } from "./dates/publish-day.ts";
import { expectedTotal } from "./expected-total.ts";
import { moveOperations } from "./move-operations.ts";
import { orderMoveNames, orderStatuses } from "./order.ts";
import { orderSorts } from "./order-filter.ts";
import { placement, placementQuery } from "./placement.ts";
import { clientTaskNames } from "./statuses.ts";

const agreed = {
  formatType: z.string().describe("The kind of publication: `Advertorial`."),
  conditions: conditionsSchema.describe("The conditions that the text and the publication keep."),
  extras: z.array(extraSchema).describe("The booked extras, with their prices."),
  hyperlinkKind: z.enum(bookedHyperlinkKinds).describe("The booked kind of link."),
  priceCents: amount().describe("The price of the format alone, in cents."),
  hyperlinkFeeCents: amount().describe("The fee for the booked kind of link, in cents."),
  totalCents: amount().describe("Price, link and extras together, in cents."),
};

/** An open order under its format's current conditions (R4.8). */
const newConditionsSchema = z.object({
  version: z.int().describe("Named when they are accepted; if another one came in between, that is refused."),
  available: z.boolean().describe("False when the format left the market: then they can't be accepted."),
  ...agreed,
  extrasGone: z.array(z.string()).describe("Booked extras that are no longer on offer, by their names."),
  missingCents: amount().describe("Cents that the advertiser's balance lacks for them; null for the publisher."),
});

const orderReference = () => shortText(100);

/** Characters of a text, tags included. */
export const contentMax = 500_000;

const side = z.enum(tradeSides);

/** An order (R3.11) as its two sides see it. Publishers see title and content once sent. */
const orderSchema = z.object({
  ...placement,
  number: z.string().describe("The order's number for people: `Q26110039`."),
  reference: z
    .string()
    .nullable()
    .describe("The advertiser's own reference, once in their organization; null without one, and for the publisher."),
  projectWebsite: z.string().nullable().describe("The brand's site, as the project names it."),
  brandDescription: z.string().describe("The project's words about its brand."),
  ...agreed,
  feeBasisPoints: amount().describe("The service fee's share of the total, in hundredths of a percent."),
  feeCents: amount().describe("The service fee within the total, in cents."),
  earningsCents: amount().describe("The publisher's earnings within the total, in cents."),
  publishDateMode: z.enum(publishDateModes).describe("How `publishOn` is meant."),
  publishOn: day().nullable().describe("The day of publication, UTC; null for as soon as possible."),
  status: z.enum(orderStatuses).describe("Where the order stands."),
  partlyRefunded: z
    .boolean()
    .describe("True for a refunded order of which a part stays paid, or is still owed by the publisher."),
  moveCount: z
    .int()
    .describe("Goes up with each move; a move that names an older count is refused, since another came first."),
  dueAt: instant()
    .nullable()
    .describe("When the side for whom the order waits should have acted; null for no such time."),
  deadlineAt: instant()
    .nullable()
    .describe("When the status ends by itself: later than `dueAt` if a publication may be late; null for never."),
  proposedDate: z
    .object({
      publishDateMode: z.enum(publishDateModes).describe("How `publishOn` is meant."),
      publishOn: day().nullable().describe("The proposed day, UTC; null for as soon as possible."),
      by: side.describe("The side that proposed it."),
      reason: spoken().nullable().describe("Why, in that side's words; null for no reason given."),
    })
    .nullable()
    .describe("Another publish date that waits for the other side's answer; null for none."),
  lookAskedAt: instant()
    .nullable()
    .describe("When a look at the publication was last asked for; the next may follow some minutes later."),
  dispute: z
    .object({
      toldBy: z.array(z.enum([...tradeSides, "system"])).describe("The parties that told their story."),
    })
    .nullable()
    .describe("Its dispute, open or decided; null for none."),
  title: z.string().describe("The text's title; empty for the publisher until the text is sent."),
  content: z.string().describe("The text as HTML; empty for the publisher until it is sent."),
  hasText: z.boolean().describe("Whether there is a text that you may read."),
  textVersion: z.int().describe("Goes up with each text that is saved; named when the next one is."),
  brief: spoken().describe("The brief for the publisher's writing, if the writing was booked."),
  publicationUrl: z.string().nullable().describe("The address of the publication; null until it is named."),
  proof: proofSchema.nullable().describe("How the proof of the publication stands; null while nothing is online."),
  despite: z
    .array(z.string())
    .describe("Failures that the approval accepted, a sentence each; the guarantee does not cover them."),
  reason: spoken().nullable().describe("The words given with the last move that took a reason; null for none."),
  revisionRounds: z.int().describe("How many revisions were asked for."),
  moves: z.array(z.enum(orderMoveNames)).describe("The moves that you may make now."),
  editable: z.boolean().describe("Whether something of the order is your side's to edit now: text, brief or date."),
  newConditions: newConditionsSchema
    .nullable()
    .describe(
      "The format's conditions of now, if it has moved on since the booking and nobody accepted the order. The text is not sent before the advertiser accepts them.",
    ),
  hasNewConditions: z.boolean().describe("Whether `newConditions` wait for an answer."),
  waitsForPayment: z
    .boolean()
    .describe(
      "Whether the publisher's work waits: the advertiser's payment was taken back, and they owe it. True only while there is work to begin or deliver.",
    ),
  byContributor: z.boolean().describe("Whether a contributor sells it, of a Contributor Post."),
  swappable: z.boolean().describe("Whether the advertiser may move it to another outlet."),
  swappedFrom: linkTo("Order").nullable().describe("The order that it was moved from; for the advertiser alone."),
  swappedFromNumber: z.string().nullable().describe("The number of that order."),
  swappedTo: linkTo("Order").nullable().describe("The order that it was moved to; for the advertiser alone."),
  swappedToNumber: z.string().nullable().describe("The number of that order."),
  sentAt: instant().nullable().describe("When the text was last sent to the publisher."),
  acceptedAt: instant().nullable().describe("When the publisher accepted it."),
  publishedAt: instant().nullable().describe("The last publication; a revision is published again."),
  firstPublishedAt: instant().nullable().describe("The first publication, by which the order was on time or late."),
  completedAt: instant().nullable().describe("When it was completed, and the publisher paid."),
});
export type Order = z.infer<typeof orderSchema>;
export type ListedOrder = ListedOf<typeof orderResource>;

const orderQuery = z.object({
  ...placementQuery,
  project: linkIn("projects").optional().describe("Only those of this project."),
  status: severalOf(z.enum(orderStatuses)).describe("Only orders that stand here."),
  task: z.enum(clientTaskNames).optional().describe("Only those for which the advertiser has this to do."),
  proposedBy: side
    .optional()
    .describe("Only those for which this side proposed another publish date that the other has not answered."),
  reference: orderReference().optional().describe("Only the order that bears this reference of the advertiser's own."),
  search: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .optional()
    .describe(
      "A part of the number, the title, or the outlet's name or domain. One or two characters are looked for in the list's first 1,000 orders.",
    ),
  "dueAt[gte]": day().optional().describe("Due on this day or later, in whole days of UTC."),
  "dueAt[lte]": day().optional().describe("Due on this day or before, in whole days of UTC."),
  "createdAt[gte]": day().optional().describe("Booked on this day or later, in whole days of UTC."),
  "createdAt[lte]": day().optional().describe("Booked on this day or before, in whole days of UTC."),
  ...changedAfter(),
  sort: z.enum(orderSorts).optional().describe("The newest first, which is usual, or by what is due next."),
});
export type OrderQuery = z.infer<typeof orderQuery>;

const newOrdersMax = 50;

/** The choices that a price depends on. */
const chosenLine = z.strictObject({
  format: linkIn("formats").describe("A listed format; each stands once in a call."),
  hyperlinkKind: z.enum(bookedHyperlinkKinds).optional().describe("The kind of link; left out, the first on offer."),
  extras: z.array(shortText()).max(20).default([]).describe("Extras of the format, by their names."),
  publishDateMode: z.enum(publishDateModes).default("After").describe("How `publishOn` is meant."),
  publishOn: publishDay().nullable().default(null).describe("The wanted day, UTC; null for as soon as possible."),
});
export type ChosenLine = z.output<typeof chosenLine>;

const newOrderSchema = chosenLine.extend({
  title: z.string().trim().max(300).optional().describe("The text's title."),
  content: z.string().max(contentMax).optional().describe("The text as HTML; markup that is not allowed is taken out."),
  brief: longText(briefMax).optional().describe("The brief, where the publisher's writing is booked as an extra."),
  reference: orderReference().optional().describe("Your own reference, which no other order of yours bears."),
  send: z
    .boolean()
    .default(false)
    .describe("Sends text or brief to the publisher at once; it has to keep all conditions."),
});

const payingCampaign = () => linkIn("campaigns").describe("The campaign that pays.");

/** Lines to be priced. */
export const quoteInput = z.strictObject({
  campaign: payingCampaign(),
  lines: z.array(chosenLine).min(1).max(newOrdersMax).describe("A publication each."),
});
export type QuoteInput = z.output<typeof quoteInput>;

const newOrdersInput = z.strictObject({
  campaign: payingCampaign(),
  lines: z.array(newOrderSchema).min(1).max(newOrdersMax).describe("An order each."),
  expectedTotalCents: expectedTotal(),
  overBudget: overBudget(),
});
export type NewOrdersInput = z.output<typeof newOrdersInput>;

/** Text or brief, while the caller may write it. Markup is sanitized on arrival. */
export const orderEdit = z.strictObject({
  title: z.string().trim().max(300).optional().describe("The text's title."),
  content: z.string().max(contentMax).optional().describe("The text as HTML; markup that is not allowed is taken out."),
  textVersion: z
    .int()
    .min(0)
    .optional()
    .describe("The `textVersion` that was typed upon; refused if somebody saved another text since."),
  brief: longText(briefMax).optional().describe("The brief for the publisher's writing."),
  publishDateMode: z.enum(publishDateModes).optional().describe("How `publishOn` is meant."),
  publishOn: publishDay().nullable().optional().describe("The wanted day, UTC; null for as soon as possible."),
});
export type OrderEdit = z.infer<typeof orderEdit>;

/** The advertiser names the version on the screen, so that nobody agrees to unread conditions. */
const acceptConditionsInput = z.strictObject({
  version: z.int().min(1).describe("The version of the conditions that were seen."),
  expectedTotalCents: z
    .int()
    .min(1)
    .optional()
    .describe("The total that was seen, in cents; refused if it is another by now."),
  overBudget: overBudget(),
});
export type AcceptConditionsInput = z.infer<typeof acceptConditionsInput>;

export const orderResource = resource({
  name: "Order",
  path: "orders",
  description: "A publication from booking to completion. The moves that you may make now stand in `moves`.",
  schema: orderSchema,
  onlyInItem: [
    "content",
    "brief",
    "brandDescription",
    "projectWebsite",
    "conditions",
    "extras",
    "newConditions",
    "despite",
    "reason",
  ],
  operations: {
    list: list({
      summary: "The orders that I see, newest first",
      description:
        "Orders of your projects and orders that came to your media. A publisher finds an order once its text or brief was sent.",
      permission: "order.read",
      query: orderQuery,
      agent: {
        tool: "list_orders",
        title: "List orders",
        use: "Finds what is due: `sort` by due, or a `status`. `moves` of each order says what you may do now.",
        tells: followedFields,
      },
    }),
    get: get({
      summary: "One order",
      description: "The order as your side sees it, with the moves that you may make now.",
      permission: "order.read",
      agent: {
        tool: "order_status",
        title: "Read an order",
        use: "Everything about one order: conditions, text, dates, proof of the publication, what you may do now.",
        reads: { as: "orders", label: "number" },
      },
    }),
    create: action({
      on: "collection",
      summary: "Book several formats with their texts, all or nothing",
      description:
        "Makes an order of each line and holds their total, without the campaign's cart. Refused as a whole if one line can't be booked, written or sent.",
      permission: "cart.book",
      input: newOrdersInput,
      movesMoney: true,
      answers: "collection",
      status: 201,
      refusals: ["reference_taken"],
      agent: {
        tool: "book",
        title: "Book publications",
        use: "Holds the money of all lines, or of none. Call `price_cart` first and name its `totalCents` as `expectedTotalCents`. Texts can come with it or later by `write_text`.",
        tells: followedFields,
        spends: "expectedTotalCents",
      },
    }),
    update: update({
      summary: "Write the text",
      description:
        "Saves the named fields while they are yours to write: the advertiser's text, brief and date, or the publisher's booked text. Sends nothing to the other side.",
      permission: "order.write",
      input: orderEdit,
      agent: {
        tool: "write_text",
        title: "Write title and text",
        use: "Read the order's `conditions` first: length, links, images, topics. Nothing is sent before `send_text`.",
        tells: [...followedFields, "content", "brief", "textVersion"],
      },
    }),
    "accept-conditions": action({
      summary: "Accept the new conditions of its format; holds or releases the difference",
      description:
        "Takes the format's present conditions and price into an order that nobody accepted yet. Refused if they changed again since they were seen. The fee's share stays as booked.",
      permission: "order.acceptConditions",
      input: acceptConditionsInput,
      movesMoney: true,
    }),
    ...moveOperations,
    export: file({
      fromReplica: true,
      on: "collection",
      summary: "A list of orders as a file",
      description: wholeListWords,
      permission: "order.read",
      scope: "reports",
      query: orderQuery.extend({ format: tableFormat }),
      files: tableFileTypes,
      agent: {
        tool: "export_orders",
        title: "Export orders",
        use: "A file for your person, or for a program. To read orders yourself call `list_orders`.",
      },
    }),
    text: file({
      summary: "An order's text as HTML, Word and Markdown with its images, in a ZIP",
      description: "The text as you see it; 404 while there is none for you to read. Fifty images at most go along.",
      permission: "order.read",
      files: [zipType],
    }),
  },
});
