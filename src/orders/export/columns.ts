import type { Cell } from "#platform/contract/csv.ts";
import { dollarsOf } from "#platform/money/money.ts";
import type { Order } from "../contract.ts";
import { moneyNameOf, statusNameOf } from "../statuses.ts";

type Column = { heading: string; cell: (order: Order) => Cell };

const dayIn = (instant: string | null): string | null => instant?.slice(0, 10) ?? null;

/** Amounts are dollars that a spreadsheet can add; days are in UTC. */
export const exportedOrderColumns = {
  number: { heading: "Order", cell: ({ number }) => number },
  title: { heading: "Title", cell: ({ title }) => title },
  campaign: { heading: "Campaign", cell: ({ campaignName }) => campaignName },
  media: { heading: "Outlet", cell: ({ mediaName }) => mediaName },
  domain: { heading: "Domain", cell: ({ mediaDomain }) => mediaDomain },
  format: { heading: "Format", cell: ({ formatType }) => formatType },
  status: { heading: "Status", cell: statusNameOf },
  bookedOn: { heading: "Booked on (UTC)", cell: ({ createdAt }) => dayIn(createdAt) },
  dueOn: { heading: "Due on (UTC)", cell: ({ dueAt }) => dayIn(dueAt) },
  publishedOn: { heading: "Published on (UTC)", cell: ({ publishedAt }) => dayIn(publishedAt) },
  publication: { heading: "Publication", cell: ({ publicationUrl }) => publicationUrl },
  links: { heading: "Links booked", cell: ({ hyperlinkKind }) => hyperlinkKind },
  amount: { heading: "Amount in USD", cell: ({ totalCents }) => dollarsOf(totalCents) },
  money: { heading: "Money", cell: moneyNameOf },
  reference: { heading: "Reference", cell: ({ reference }) => reference },
} as const satisfies Record<string, Column>;
