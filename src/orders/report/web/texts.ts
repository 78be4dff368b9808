import { catalogue } from "#platform/words/catalogue.ts";
import { counted, inFigures } from "#platform/words/number-words.ts";
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
    ofThese: (count: number) => `Completed, average price and on time are of the newest ${inFigures(count)} orders.`,
    onTimeOf: (kept: number, of: number) => `${kept} of ${counted(of, "completed publication")}`,
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
  links: (found: number, promised: number) => `${found} of ${counted(promised, "link")}`,
  checked: (day: string) => `Checked ${day}`,
  of: (price: string) => `of ${price}`,
  together: "Together",
  origins: { measured: "measured", declared: "declared", misfit: "unusual for this outlet" },
  none: "—",
  opens: (title: string) => `, publication of ${title}`,
});
