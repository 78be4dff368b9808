import type { Cell } from "#platform/contract/csv.ts";
import { dayOf } from "#platform/contract/day.ts";
import { dollarsOf } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Order } from "../contract.ts";
import { moneyNameOf, statusNameOf } from "../statuses.ts";

const texts = catalogue("orders.export.columns", {
  order: "Order",
  title: "Title",
  campaign: "Campaign",
  outlet: "Outlet",
  domain: "Domain",
  format: "Format",
  status: "Status",
  bookedUtc: "Booked on (UTC)",
  dueUtc: "Due on (UTC)",
  publishedUtc: "Published on (UTC)",
  publication: "Publication",
  linksBooked: "Links booked",
  amountUsd: "Amount in USD",
  money: "Money",
  reference: "Reference",
});

type Column = { heading: string; cell: (order: Order) => Cell };

const dayIn = (instant: string | null): string | null => (instant ? dayOf(instant) : null);

/** Amounts are dollars that a spreadsheet can add; days are in UTC. */
export const exportedOrderColumns = {
  number: { heading: texts.order, cell: ({ number }) => number },
  title: { heading: texts.title, cell: ({ title }) => title },
  campaign: { heading: texts.campaign, cell: ({ campaignName }) => campaignName },
  media: { heading: texts.outlet, cell: ({ mediaName }) => mediaName },
  domain: { heading: texts.domain, cell: ({ mediaDomain }) => mediaDomain },
  format: { heading: texts.format, cell: ({ formatType }) => formatType },
  status: { heading: texts.status, cell: statusNameOf },
  bookedOn: { heading: texts.bookedUtc, cell: ({ createdAt }) => dayIn(createdAt) },
  dueOn: { heading: texts.dueUtc, cell: ({ dueAt }) => dayIn(dueAt) },
  publishedOn: { heading: texts.publishedUtc, cell: ({ publishedAt }) => dayIn(publishedAt) },
  publication: { heading: texts.publication, cell: ({ publicationUrl }) => publicationUrl },
  links: { heading: texts.linksBooked, cell: ({ hyperlinkKind }) => hyperlinkKind },
  amount: { heading: texts.amountUsd, cell: ({ totalCents }) => dollarsOf(totalCents) },
  money: { heading: texts.money, cell: moneyNameOf },
  reference: { heading: texts.reference, cell: ({ reference }) => reference },
} as const satisfies Record<string, Column>;
