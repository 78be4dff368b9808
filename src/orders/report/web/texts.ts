import { catalogue, locale } from "#platform/words/catalogue.ts";
import { proofNames } from "#proof/proof-state.ts";
import type { ReportFormat } from "../contract.ts";

export const texts = catalogue("campaign-report", {
  title: "Report",
  download: "Download",
  /** Without money and canceled orders. */
  clientDownload: "Download for a client",
  formats: { pdf: "PDF", xlsx: "Excel (XLSX)", csv: "CSV" } satisfies Record<ReportFormat, string>,
  file: (campaign: string, day: string) => `${campaign} report ${day}`,
  downloading: "Download the report",
  totals: {
    orders: "Orders",
    completed: "Completed",
    spent: "Spent",
    held: "Held",
    average: "Average price",
    averageOf: "of orders spent or held",
    onTime: "On time",
    onTimeShare: (kept: number, of: number) => `${Math.round((100 * kept) / of)}%`,
    ofThese: (count: number) =>
      `Completed, average price and on time are of the newest ${count.toLocaleString(locale)} orders.`,
    onTimeOf: (kept: number, of: number) => `${kept} of ${plural(of, "completed publication")}`,
  },
  publications: "Publications",
  columns: {
    title: "Title",
    media: "Outlet",
    status: "Status",
    published: "Published (UTC)",
    proof: "Proof",
    metrics: "Outlet's metrics",
    cost: "Spent or held",
    fee: "Service fee",
  },
  onTime: "On time",
  late: "Late",
  proof: proofNames,
  links: (found: number, promised: number) => `${found} of ${plural(promised, "link")}`,
  checked: (day: string) => `Checked ${day}`,
  of: (price: string) => `of ${price}`,
  together: "Together",
  origins: { measured: "measured", declared: "declared", misfit: "unusual for this outlet" },
  none: "—",
  opens: (title: string) => `, publication of ${title}`,
});

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
