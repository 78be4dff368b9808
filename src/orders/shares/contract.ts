import { z } from "zod";
import { action, create, get, list, resource } from "#platform/contract/resource.ts";
import { instant, linkIn, linkTo, longText, shortText } from "#platform/contract/wire.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import {
  ordersOfSubject,
  shareDaysMax,
  shareDaysUsual,
  sharedSubjects,
  sharedTextsMax,
  shareNoteKinds,
  shareStates,
} from "./shared-link.ts";

const texts = catalogue("orders.shares.contract", {
  oneOrder: "Name the order of a text or a publication, and none for a report.",
  severalOrders: "Name the orders of several texts.",
});

const shareNoteSchema = z.object({
  id: z.string(),
  kind: z.enum(shareNoteKinds).describe("A comment, or an approval."),
  name: z.string().describe("The client's name, as they gave it."),
  body: z.string().describe("Their words; may be empty for an approval."),
  order: linkTo("Order").nullable().describe("The order that it is about; null for a report."),
  orderNumber: z.string().nullable().describe("That order's number."),
  changedSince: z
    .boolean()
    .describe("True for an approval of another version of the text or publication than there is now."),
  createdAt: instant().describe("When it was said."),
});
export type ShareNote = z.infer<typeof shareNoteSchema>;

/** A link lets somebody without an account read a text, publication or report and comment on it. */
const sharedLinkSchema = z.object({
  id: z.string(),
  subject: z.enum(sharedSubjects).describe("The kind of thing that it shows."),
  order: linkTo("Order").nullable().describe("The order of a text or publication; null for anything else."),
  orderNumber: z.string().nullable().describe("That order's number."),
  orders: z.array(linkTo("Order")).describe("The orders of several texts, in the order in which they are shown."),
  campaign: linkTo("Campaign").describe("The campaign that it is of."),
  organization: linkTo("Organization").describe("The advertiser."),
  organizationName: z.string().describe("The advertiser's name."),
  name: z.string().describe("The client that it is for, as the agency calls them."),
  mayComment: z.boolean().describe("Whether its reader may comment."),
  mayApprove: z.boolean().describe("Whether its reader may approve."),
  showsPrices: z.boolean().describe("Whether it shows prices."),
  path: z
    .string()
    .nullable()
    .describe("The link's path below the installation's address. Answered once, to its maker; null ever after."),
  state: z.enum(shareStates).describe("Whether it still opens."),
  expiresAt: instant().describe("When it ends by itself."),
  revokedAt: instant().nullable().describe("When it was ended by hand; null if it was not."),
  openedAt: instant().nullable().describe("When somebody opened it last; null if nobody did."),
  notes: z.array(shareNoteSchema).describe("The comments and approvals left by it, oldest first."),
  createdAt: instant().describe("When it was made."),
});
export type SharedLink = z.infer<typeof sharedLinkSchema>;

const sharedLinkQuery = z.object({
  order: linkIn("orders").optional().describe("Only those that show this order."),
  campaign: linkIn("campaigns").optional().describe("Only those of this campaign."),
  organization: linkIn("organizations").optional().describe("Only those of this organization."),
});

export const sharedLinkFields = z.strictObject({
  subject: z.enum(sharedSubjects).describe("The kind of thing that it shows."),
  campaign: linkIn("campaigns").describe("The campaign that it is of."),
  order: linkIn("orders").optional().describe("The order of a text or a publication."),
  orders: z
    .array(linkIn("orders"))
    .min(2)
    .max(sharedTextsMax)
    .optional()
    .describe("The orders of several texts, in the order in which they are shown."),
  name: shortText(80).describe("The client that it is for."),
  mayComment: z.boolean().default(true).describe("Whether its reader may comment."),
  mayApprove: z.boolean().default(true).describe("Whether its reader may approve."),
  showsPrices: z.boolean().default(false).describe("Whether it shows prices."),
  days: z.int().min(1).max(shareDaysMax).default(shareDaysUsual).describe("After so many days it ends by itself."),
});

/** A report covers all of a campaign's orders and names none. */
const sharedLinkInput = sharedLinkFields
  .refine(({ subject, order }) => (ordersOfSubject[subject] === "one") === (order !== undefined), {
    path: ["order"],
    message: texts.oneOrder,
  })
  .refine(({ subject, orders }) => (ordersOfSubject[subject] === "several") === (orders !== undefined), {
    path: ["orders"],
    message: texts.severalOrders,
  });
export type SharedLinkInput = z.output<typeof sharedLinkInput>;

export const noteInput = z.object({
  kind: z.enum(shareNoteKinds),
  name: shortText(80),
  body: longText(2_000).default(""),
  order: z.uuid().optional(),
  seen: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional()
    .describe("The version that the page showed."),
});

export const shareHappenings = shareNoteKinds;

export const sharedLinkResource = resource({
  name: "SharedLink",
  path: "shared_links",
  description:
    "Links by which a client without an account reads a text, a publication or a report, comments and approves.",
  schema: sharedLinkSchema,
  operations: {
    list: list({
      summary: "The links of my projects, newest first, with what was said by them",
      description: "Links in any state, with their comments and approvals. An operator sees those of all projects.",
      permission: "sharedLink.edit",
      query: sharedLinkQuery,
    }),
    get: get({
      summary: "One link",
      description: "The link as the list shows it, without its path.",
      permission: "sharedLink.edit",
    }),
    create: create({
      summary: "Make a link; its path is shown in this answer only",
      description: "Opens at once for everybody who has its path. Shows prices only if you may know them.",
      permission: "sharedLink.edit",
      input: sharedLinkInput,
      secret: "path",
    }),
    revoke: action({
      summary: "End a link at once",
      description: "Nobody opens it from then on. Its comments and approvals stay.",
      permission: "sharedLink.edit",
      input: z.strictObject({}),
    }),
  },
});
