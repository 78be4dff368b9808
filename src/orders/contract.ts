import { z } from "zod";
import { overBudget } from "#campaigns/contract.ts";
import { conditionsSchema, extraSchema } from "#formats/contract.ts";
import { bookedHyperlinkKinds } from "#formats/format.ts";
import {
  amount,
  day,
  instant,
  linkIn,
  linkTo,
  longText,
  severalOf,
  showsAmounts,
  spoken,
} from "#platform/contract/wire.ts";
import { proofSchema } from "#proof/proof-state.ts";
import { publishDateModes, publishDay } from "./dates/publish-date.ts";
import { briefMax } from "./moves/move-input.ts";
import { orderMoveNames, orderStatuses } from "./order.ts";
import { orderSorts } from "./order-filter.ts";
import { placement, placementQuery } from "./placement.ts";
import { clientTaskNames } from "./statuses.ts";

/** What two sides agree on: as it was booked, and as new conditions would make it. Cents. */
const agreed = {
  formatType: z.string(),
  conditions: conditionsSchema,
  extras: z.array(extraSchema),
  hyperlinkKind: z.enum(bookedHyperlinkKinds),
  priceCents: amount(),
  hyperlinkFeeCents: amount(),
  totalCents: amount(),
};

/** What an open order becomes under its format's conditions of now (R4.8). */
const newConditionsSchema = z.object({
  /** To be named when they are accepted: another one in between is refused. */
  version: z.int(),
  /** False when the format is no longer on the market: they can't be accepted. */
  available: z.boolean(),
  ...agreed,
  /** Booked extras that are no longer on offer. */
  extrasGone: z.array(z.string()),
  /** What the advertiser's balance lacks for them; null for the publisher. */
  missingCents: amount(),
});

/** Characters of an order's text with its tags, as it is sent and as it is kept. */
export const contentMax = 500_000;

/** An order (R3.11) as its two sides see it. The publisher sees title and content from the sending on. */
export const orderSchema = z.object({
  ...placement,
  number: z.string(),
  /** What the project says of its brand: site and description. */
  projectWebsite: z.string().nullable(),
  brandDescription: z.string(),
  ...agreed,
  /** Byline's share and what the publisher earns: shown to both before they act. */
  feeBasisPoints: amount(),
  feeCents: amount(),
  earningsCents: amount(),
  publishDateMode: z.enum(publishDateModes),
  publishOn: day().nullable(),
  status: z.enum(orderStatuses),
  /** Refunded, and not all of it is back: a dispute gave a part back, or the publisher still owes some. */
  partlyRefunded: z.boolean(),
  /** How many moves were made; a move that names what its maker saw is refused when another came first. */
  moveCount: z.int(),
  /** When the one for whom the order waits should have acted. */
  dueAt: instant().nullable(),
  /** When the status ends by itself: later than due where a publication may be late. */
  deadlineAt: instant().nullable(),
  /** Another publish date, while the other side has not answered (R4.7). */
  proposedDate: z
    .object({
      publishDateMode: z.enum(publishDateModes),
      publishOn: day().nullable(),
      by: z.enum(["client", "publisher"]),
      reason: spoken().nullable(),
    })
    .nullable(),
  /** When a look at the publication was asked for last: the next may be asked for a few minutes later. */
  lookAskedAt: instant().nullable(),
  /** Its dispute, open or decided: who told their story. */
  dispute: z.object({ toldBy: z.array(z.enum(["client", "publisher", "system"])) }).nullable(),
  title: z.string(),
  content: z.string(),
  /** Goes up with each text that is saved; named when the next one is. */
  textVersion: z.int(),
  /** What the publisher is asked to write, where the writing was booked. */
  brief: spoken(),
  publicationUrl: z.string().nullable(),
  /** How the proof of the publication stands; null while nothing is online. */
  proof: proofSchema.nullable(),
  /** What its approval accepted though a check had found it: the guarantee does not cover it. */
  despite: z.array(z.string()),
  reason: spoken().nullable(),
  revisionRounds: z.int(),
  /** The moves that the reader may make now. */
  moves: z.array(z.enum(orderMoveNames)),
  editable: z.boolean(),
  /** The format has moved on since the booking and nobody has accepted the order: the text is not sent before the advertiser accepts them. */
  newConditions: newConditionsSchema.nullable(),
  /** True when the advertiser may move it to another medium (R4.9). */
  swappable: z.boolean(),
  /** The order that it was moved from and the one that it was moved to; for the advertiser alone. */
  swappedFrom: linkTo("Order").nullable(),
  swappedFromNumber: z.string().nullable(),
  swappedTo: linkTo("Order").nullable(),
  swappedToNumber: z.string().nullable(),
  sentAt: instant().nullable(),
  acceptedAt: instant().nullable(),
  /** The last publication; a revision is published again. */
  publishedAt: instant().nullable(),
  /** The first one, by which an order was on time or late. */
  firstPublishedAt: instant().nullable(),
  completedAt: instant().nullable(),
});
export type Order = z.infer<typeof orderSchema>;

/** One entry of an order's history. */
export const orderEventSchema = z.object({
  id: z.string(),
  order: linkTo("Order"),
  move: z.string(),
  party: z.string(),
  actorName: z.string(),
  fromStatus: z.enum(orderStatuses).nullable(),
  toStatus: z.enum(orderStatuses),
  showsAmounts: showsAmounts(),
  message: spoken(),
  createdAt: instant(),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

/** Which orders a list holds. Days are whole days in UTC; `task` is what the advertiser has to do. */
export const orderQuery = z.object({
  ...placementQuery,
  project: linkIn("projects").optional(),
  status: severalOf(z.enum(orderStatuses)),
  task: z.enum(clientTaskNames).optional(),
  /** The side that proposed another publish date, which the other one has not answered. */
  proposedBy: z.enum(["client", "publisher"]).optional(),
  /** A part of the number, the title, or the outlet's name or domain. */
  search: z.string().trim().min(1).max(100).optional(),
  "dueAt[gte]": day().optional(),
  "dueAt[lte]": day().optional(),
  "createdAt[gte]": day().optional(),
  "createdAt[lte]": day().optional(),
  sort: z.enum(orderSorts).optional(),
});

/** The text or the brief, while it is the caller's to write; markup is sanitized when it is taken in. */
export const orderEdit = z.strictObject({
  title: z.string().trim().max(300).optional(),
  content: z.string().max(contentMax).optional(),
  /** The one that was typed upon: refused when somebody has saved another text since. */
  textVersion: z.int().min(0).optional(),
  brief: longText(briefMax).optional(),
  publishDateMode: z.enum(publishDateModes).optional(),
  publishOn: publishDay().nullable().optional(),
});

/** What the advertiser saw: refused when the conditions, or the total that they make, are others by now. */
export const acceptConditionsInput = z.strictObject({
  version: z.int().min(1),
  expectedTotalCents: z.int().min(1).optional(),
  overBudget: overBudget(),
});
