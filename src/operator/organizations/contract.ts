import { z } from "zod";
import { organizationKinds, organizationStatusNames } from "#accounts/organizations/organization.ts";
import { listExport } from "#platform/contract/list-export.ts";
import { action, get, list, resource } from "#platform/contract/resource.ts";
import { instant, longText } from "#platform/contract/wire.ts";

const organizationRecordSchema = z.object({
  id: z.string(),
  name: z.string().describe("Its name."),
  kind: z.enum(organizationKinds).describe("Advertiser or publisher."),
  status: z.int().describe("0 Active, 1 Pending, 2 Suspended, 3 Closed."),
  suspendedReason: z.string().nullable().describe("Why it is suspended; null where it is not."),
  members: z.int().describe("People with a role in it."),
  openOrders: z.int().describe("Orders on either side that are not settled, counted up to a thousand."),
  availableCents: z.int().describe("Money to spend, in cents."),
  heldCents: z.int().describe("Money held for open orders and offers, in cents."),
  earningsCents: z.int().describe("Money earned, locked or not, in cents."),
  payoutInTransitCents: z.int().describe("Earnings on their way to the bank, in cents."),
  voucherLockedCents: z.int().describe("Of the earnings: the locked part that vouchers paid, in cents."),
  voucherUnlockAt: instant().nullable().describe("When the last of that part unlocks; null where some stays locked."),
  createdAt: instant().describe("When it was made."),
});
export type OrganizationRecord = z.infer<typeof organizationRecordSchema>;

const organizationRecordQuery = z.object({
  search: z.string().max(100).optional().describe("A part of the name."),
  status: z.coerce.number().int().min(0).max(3).optional().describe("Only those in this status."),
});

export const suspendInput = z.strictObject({ reason: longText(2_000).min(1).describe("Why, for its members.") });

const operator = true;

const organizationRecordList = list({
  summary: "All organizations, newest first",
  description: "With their balances and open orders.",
  operator,
  query: organizationRecordQuery,
});

export const organizationRecordResource = resource({
  name: "OrganizationRecord",
  path: "organization_records",
  description: "Every organization as the operator sees it: status, money and open orders. Cents.",
  schema: organizationRecordSchema,
  operations: {
    list: organizationRecordList,
    export: listExport(organizationRecordList, organizationRecordSchema, {
      summary: "All organizations as a file",
      fields: {
        name: "Organization",
        kind: "Kind",
        status: { heading: "Status", names: organizationStatusNames },
        suspendedReason: "Suspended for",
        members: "Members",
        openOrders: "Open orders",
        availableCents: "Available",
        heldCents: "Held",
        earningsCents: "Earnings",
        payoutInTransitCents: "On the way to the bank",
        createdAt: "Made",
        id: "Id",
      },
    }),
    get: get({ summary: "One organization", description: "As the list shows it.", operator }),
    suspend: action({
      summary: "Suspend it: it begins nothing new and takes no money out; open orders go on",
      description: "Its outlets leave the marketplace, and its members read the reason.",
      operator,
      input: suspendInput,
    }),
    reactivate: action({
      summary: "End its suspension",
      description: "It may begin and withdraw again. Paused outlets stay paused.",
      operator,
      input: z.strictObject({}),
    }),
  },
});
