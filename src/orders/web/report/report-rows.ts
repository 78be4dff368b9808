import type { Order } from "../../contract.ts";
import type { MoneyState } from "../../order.ts";
import { moneyStateOf } from "../../statuses.ts";
import { dayOf } from "../calendar/month.ts";
import { texts } from "../texts.ts";

const words = texts.report;

export type ReportRow = Pick<
  Order,
  | "id"
  | "number"
  | "title"
  | "mediaName"
  | "mediaDomain"
  | "formatType"
  | "status"
  | "publicationUrl"
  | "hyperlinkKind"
  | "showsAmounts"
  | "totalCents"
> & { publishedOn: string | null; money: MoneyState };

/** The report's lines; table and CSV are drawn from the same. */
export const reportRows = (orders: Order[]): ReportRow[] => newestFirst(orders).map(reportRow);

/** What was published comes first, newest on top; the rest follows as it was booked. */
export function newestFirst<Item extends Pick<Order, "publishedAt">>(orders: Item[]): Item[] {
  const published = ({ publishedAt }: Item) => publishedAt ?? "";
  return orders.toSorted((one, other) => published(other).localeCompare(published(one)));
}

function reportRow(order: Order): ReportRow {
  const { publishedAt, status } = order;
  return { ...order, publishedOn: publishedAt && dayOf(publishedAt), money: moneyStateOf(status) };
}

/** The table of the CSV file, its heading first; amounts are dollars that a spreadsheet can add. */
export function csvRows(rows: ReportRow[]): string[][] {
  const { columns } = words;
  return [
    [
      columns.order,
      columns.title,
      columns.media,
      columns.domain,
      columns.format,
      columns.status,
      columns.publishedOn,
      columns.publication,
      columns.links,
      columns.amountInDollars,
      columns.money,
    ],
    ...rows.map((row) => [
      row.number,
      row.title,
      row.mediaName,
      row.mediaDomain,
      row.formatType,
      texts.statuses[row.status],
      row.publishedOn ?? "",
      row.publicationUrl ?? "",
      row.hyperlinkKind,
      row.totalCents === null ? "" : (row.totalCents / 100).toFixed(2),
      words.money[row.money],
    ]),
  ];
}
