import { z } from "zod";
import { listExport } from "#platform/contract/list-export.ts";
import { create, get, list, resource } from "#platform/contract/resource.ts";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { commissionStatuses } from "./commission.ts";

/** The id is the organization's. */
const affiliateSchema = z.object({
  id: z.string().describe("The organization's id."),
  organization: linkTo("Organization").describe("The organization."),
  code: z.string().nullable().describe("The link's code; null before it is made."),
  visits: z.int().describe("Visits by the link, each visitor once a day."),
  visitsLastMonth: z.int().describe("Visits of the last thirty days, each visitor once a day."),
  signUps: z.int().describe("New people who came by the link."),
  waitingCents: z.int().describe("Commissions that are not paid yet, in cents."),
  paidCents: z.int().describe("Commissions that were paid, in cents."),
  percent: z.int().describe("The share of the service fee that new commissions are, in percent."),
  lockDays: z.int().describe("Days after an order's completion for which its commission waits."),
  months: z.int().describe("Months after a sign-up in which orders bring commissions."),
});
export type Affiliate = z.infer<typeof affiliateSchema>;

const affiliateInput = z.strictObject({
  organization: linkIn("organizations").describe("The organization whose link it is."),
});

/** Does not reveal the referred person or organization. */
const commissionSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization").describe("The affiliate's organization."),
  organizationName: z.string().describe("Its name."),
  status: z.enum(commissionStatuses).describe("Whether it waits, was paid, or was taken back whole."),
  amountCents: z.int().describe("The share of the fee, in cents."),
  takenBackCents: z.int().describe("The part of it that refunds took back, in cents."),
  dueAt: instant().describe("When it is paid, UTC, unless the order is refunded before."),
  paidAt: instant().nullable().describe("When it was paid, UTC; null before that."),
  createdAt: instant().describe("When it was earned, UTC."),
});
export type Commission = z.infer<typeof commissionSchema>;

const commissionQuery = z.object({
  organization: linkIn("organizations").optional().describe("Only those of this organization."),
});

const permission = "affiliate.read";

export const affiliateResource = resource({
  name: "Affiliate",
  path: "affiliates",
  description:
    "What an organization's affiliate link brought: visits, sign-ups and commissions, under the organization's id.",
  schema: affiliateSchema,
  operations: {
    get: get({
      summary: "An organization's affiliate link and what it brought",
      description: "Counts and sums with the terms of today. Nothing in them says who came.",
      permission,
    }),
    create: create({
      summary: "Make an organization's affiliate link; it has one",
      description: "Where there is one already it stays, and is the answer.",
      permission,
      scope: "organization",
      input: affiliateInput,
    }),
  },
});

const commissionList = list({
  summary: "Commissions of my organizations, newest first; all of them for an operator",
  description: "Waiting, paid and taken back ones. None says by whose order it came.",
  permission,
  scope: "reports",
  query: commissionQuery,
});

export const commissionResource = resource({
  name: "Commission",
  path: "commissions",
  description: "Shares of service fees that affiliates earn.",
  schema: commissionSchema,
  operations: {
    list: commissionList,
    export: listExport(commissionList, commissionSchema, {
      summary: "Commissions of my organizations as a file",
      fields: {
        createdAt: "Earned",
        organizationName: "Organization",
        status: "Status",
        amountCents: "Amount",
        takenBackCents: "Taken back",
        dueAt: "Due",
        paidAt: "Paid",
        id: "Id",
      },
    }),
    get: get({
      summary: "One commission",
      description: "The commission as the list shows it.",
      permission,
      scope: "reports",
    }),
  },
});
