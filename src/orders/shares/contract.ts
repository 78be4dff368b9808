import { z } from "zod";
import { instant, linkIn, linkTo, longText, shortText } from "#platform/contract/wire.ts";
import {
  ordersOfSubject,
  shareDaysMax,
  shareDaysUsual,
  sharedSubjects,
  sharedTextsMax,
  shareNoteKinds,
  shareStates,
} from "./shared-link.ts";

/** What a client said by a link. */
const shareNoteSchema = z.object({
  id: z.string(),
  kind: z.enum(shareNoteKinds),
  /** As they called themselves. */
  name: z.string(),
  body: z.string(),
  /** What it was said of; null for a report. */
  order: linkTo("Order").nullable(),
  orderNumber: z.string().nullable(),
  /** Of an approval of a text or publication: it stands for another version than there is now. */
  changedSince: z.boolean(),
  createdAt: instant(),
});
export type ShareNote = z.infer<typeof shareNoteSchema>;

/** A link by which somebody without an account reads a text, a publication or a report, and may say something about it. */
export const sharedLinkSchema = z.object({
  id: z.string(),
  subject: z.enum(sharedSubjects),
  order: linkTo("Order").nullable(),
  orderNumber: z.string().nullable(),
  /** Of several texts: the orders, in the order in which they are shown. */
  orders: z.array(linkTo("Order")),
  campaign: linkTo("Campaign"),
  organization: linkTo("Organization"),
  organizationName: z.string(),
  /** For whom it is, as the agency calls them. */
  name: z.string(),
  mayComment: z.boolean(),
  mayApprove: z.boolean(),
  showsPrices: z.boolean(),
  /** Where it leads, below the installation's address. Told once, to who makes it: a hash alone is kept. */
  path: z.string().nullable(),
  state: z.enum(shareStates),
  expiresAt: instant(),
  revokedAt: instant().nullable(),
  /** When somebody opened it last. */
  openedAt: instant().nullable(),
  notes: z.array(shareNoteSchema),
  createdAt: instant(),
});
export type SharedLink = z.infer<typeof sharedLinkSchema>;

export const sharedLinkQuery = z.object({
  order: linkIn("orders").optional(),
  campaign: linkIn("campaigns").optional(),
  organization: linkIn("organizations").optional(),
});

/** A text and a publication are those of one of the campaign's orders, a report is of all of them. */
export const sharedLinkInput = z
  .strictObject({
    subject: z.enum(sharedSubjects),
    campaign: linkIn("campaigns"),
    order: linkIn("orders").optional(),
    orders: z.array(linkIn("orders")).min(2).max(sharedTextsMax).optional(),
    name: shortText(80),
    mayComment: z.boolean().default(true),
    mayApprove: z.boolean().default(true),
    showsPrices: z.boolean().default(false),
    days: z.int().min(1).max(shareDaysMax).default(shareDaysUsual),
  })
  .refine(({ subject, order }) => (ordersOfSubject[subject] === "one") === (order !== undefined), {
    path: ["order"],
    message: "Name the order of a text or a publication, and none for a report.",
  })
  .refine(({ subject, orders }) => (ordersOfSubject[subject] === "several") === (orders !== undefined), {
    path: ["orders"],
    message: "Name the orders of several texts.",
  });

/** What the public page sends, as its form names it. */
export const noteInput = z.object({
  kind: z.enum(shareNoteKinds),
  name: shortText(80),
  body: longText(2_000).default(""),
  order: z.uuid().optional(),
  /** The version that the page showed. */
  seen: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});

/** What can happen by a link. */
export const shareHappenings = shareNoteKinds;
