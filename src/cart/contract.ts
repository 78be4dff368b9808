import { z } from "zod";
import { overBudget } from "#campaigns/over-budget.ts";
import { extraSchema } from "#formats/contract.ts";
import { bookedHyperlinkKinds } from "#formats/format.ts";
import { orderResource } from "#orders/contract.ts";
import { closedSchema } from "#orders/dates/contract.ts";
import { publishDateModes } from "#orders/dates/publish-date.ts";
import { publishDay } from "#orders/dates/publish-day.ts";
import { action, create, get, list, resource } from "#platform/contract/resource.ts";
import { amount, day, instant, linkIn, linkTo, shortText, showsAmounts } from "#platform/contract/wire.ts";
import { conflictKinds } from "./conflicts/conflicts.ts";

export const linesMax = 50;

const cartLineSchema = z.object({
  id: z.string(),
  format: linkTo("Format").describe("The format."),
  media: linkTo("Media").describe("The outlet."),
  mediaName: z.string().describe("The outlet's name."),
  mediaDomain: z.string().describe("The outlet's domain."),
  verified: z.boolean().describe("Whether the publisher proved that the domain is theirs."),
  formatType: z.string().describe("The kind of publication: `Advertorial`."),
  contributor: z.boolean().describe("Of a Contributor Post: sold by a contributor, not by the owner of the outlet."),
  offeredHyperlinkKind: z.string().describe("The kinds of link that the format offers."),
  hyperlinkKind: z.enum(bookedHyperlinkKinds).describe("The chosen kind of link."),
  offeredExtras: z.array(extraSchema).describe("The extras that the format offers, with their prices."),
  extras: z.array(z.string()).describe("The names of the chosen extras."),
  publishDateMode: z.enum(publishDateModes).describe("How `publishOn` is meant."),
  publishOn: day().nullable().describe("The chosen day, UTC; null for as soon as possible."),
  turnaroundHours: z.int().describe("Hours that the publisher takes from the acceptance on."),
  closed: closedSchema(),
  priceCents: amount().describe("The price of the format alone, in cents: the advertiser's own, if one was agreed."),
  hyperlinkFeeCents: amount().describe("The fee for the chosen kind of link, in cents."),
  dofollowFeeCents: amount().describe("The fee that a dofollow link has here, in cents."),
  extrasCents: amount().describe("The chosen extras together, in cents."),
  totalCents: amount().describe("Price, link and extras together, in cents."),
  agreedPriceCents: amount().describe("The price of the format alone when it was put in, or accepted since, in cents."),
  listedPriceCents: amount().describe("The price that everybody is shown, in cents."),
  changed: z.boolean().describe("True if the format has moved on since it was put in: its changes are accepted first."),
  available: z.boolean().describe("False if it can't be booked any more."),
  conflicts: z
    .array(z.enum(conflictKinds))
    .describe("Reasons against booking it. They only warn, except for your own outlet, which can't be booked."),
});
export type CartLine = z.infer<typeof cartLineSchema>;

/** The cart of a campaign (R3.10, R2.11). */
const cartSchema = z.object({
  id: z.string(),
  campaign: linkTo("Campaign").describe("The campaign that pays."),
  campaignName: z.string().describe("Its name."),
  organization: linkTo("Organization").describe("The advertiser."),
  showsAmounts: showsAmounts(),
  lines: z.array(cartLineSchema).describe("Its lines, in the order in which they were put in."),
  totalCents: amount().describe("All lines together, in cents."),
  feeCents: amount().describe("The service fee within the total if it were booked now, in cents."),
  availableCents: amount().describe("The advertiser's money to spend, in cents."),
  shortByCents: amount().describe("Cents that the balance lacks for booking all lines."),
  budgetLeftCents: amount().describe(
    "Cents that the campaign's budget leaves beside spent and held money, below zero beyond it; null without a budget.",
  ),
  role: z.int().describe("Your role in the cart's project: 0 Admin, 1 Manager, 2 Viewer."),
  createdAt: instant().describe("When it was made."),
  updatedAt: instant().describe("When it last changed."),
});
export type Cart = z.infer<typeof cartSchema>;

const cartQuery = z.object({ campaign: linkIn("campaigns").optional().describe("Only the cart of this campaign.") });

const choice = {
  publishDateMode: z.enum(publishDateModes).describe("How `publishOn` is meant."),
  publishOn: publishDay().nullable().describe("The wanted day, UTC; null for as soon as possible."),
  hyperlinkKind: z.enum(bookedHyperlinkKinds).describe("The wanted kind of link, of those that the format offers."),
  extras: z.array(shortText(80)).max(20).describe("The names of the wanted extras, of those that the format offers."),
};
const line = z.uuid().describe("The line's id.");

const cartInput = z.strictObject({ campaign: linkIn("campaigns").describe("The campaign.") });
const addLineInput = z.strictObject({
  format: linkIn("formats").describe("The format."),
  ...z.object(choice).partial().shape,
});
export type AddLineInput = z.output<typeof addLineInput>;
const addLinesInput = z.strictObject({
  formats: z.array(linkIn("formats")).min(1).max(linesMax).describe("The formats."),
});
export type AddLinesInput = z.output<typeof addLinesInput>;
const editLineInput = z.strictObject({
  line,
  ...z.object(choice).partial().shape,
  acceptChanges: z.boolean().optional().describe("Accepts the changes that the format has seen since it was put in."),
});
export type EditLineInput = z.output<typeof editLineInput>;
const dateLinesInput = z.strictObject({
  lines: z.array(z.uuid()).min(1).max(linesMax).describe("The ids of the lines."),
  publishDateMode: choice.publishDateMode,
  publishOn: choice.publishOn.default(null),
});
export type DateLinesInput = z.output<typeof dateLinesInput>;
const removeLineInput = z.strictObject({ line });
/** Booking is refused when the server's total differs from the buyer's. */
const bookInput = z.strictObject({
  expectedTotalCents: z
    .int()
    .min(1)
    .optional()
    .describe("The total that you saw, in cents; refused if it is another by now."),
  overBudget: overBudget(),
});
export type BookInput = z.output<typeof bookInput>;

export const cartResource = resource({
  name: "Cart",
  path: "carts",
  description: "The cart of a campaign: booked as a whole, or not at all.",
  schema: cartSchema,
  operations: {
    list: list({
      summary: "Carts of the projects that I see",
      description: "With prices as they are now. A campaign into whose cart nothing was ever put has none.",
      permission: "campaign.read",
      query: cartQuery,
    }),
    get: get({
      summary: "One cart",
      description: "The cart with prices as they are now.",
      permission: "campaign.read",
    }),
    create: create({
      summary: "The cart of a campaign, made when there is none",
      description: "Answers the campaign's one cart. Asked again, it answers the same.",
      permission: "cart.edit",
      input: cartInput,
    }),
    add: action({
      summary: "Put a format into the cart",
      description: "Adds a line with the named choices. It holds no money, and its price may still change.",
      permission: "cart.edit",
      input: addLineInput,
    }),
    fill: action({
      summary: "Put several formats into the cart, all or none",
      description:
        "Adds a line for each with its usual kind of link and no date. Those that are in the cart already stay as they are.",
      permission: "cart.edit",
      input: addLinesInput,
      refusals: ["cart_full", "not_available"],
    }),
    change: action({
      summary: "Change a line",
      description: "Changes the named choices and leaves the others; or accepts the changes of the line's format.",
      permission: "cart.edit",
      input: editLineInput,
    }),
    date: action({
      summary: "Give several lines one publish date",
      description: "All named lines get the date, or none of them.",
      permission: "cart.edit",
      input: dateLinesInput,
    }),
    "remove.line": action({
      summary: "Take a line out",
      description: "Takes the line out of the cart and leaves the others.",
      permission: "cart.edit",
      input: removeLineInput,
    }),
    book: action({
      summary: "Book the whole cart; answers the orders",
      description:
        "Makes an order of each line, holds their total, and empties the cart. Refused as a whole if one line can't be booked.",
      permission: "cart.book",
      input: bookInput,
      movesMoney: true,
      answers: "collection",
      of: orderResource,
      status: 201,
    }),
  },
});
