import { catalogue } from "#platform/words/catalogue.ts";

const orders = (count: number): string => `${count.toLocaleString("en-US")} orders`;

export const texts = catalogue("medium", {
  sourceAndDay: "Source, measured on",
  readNow: "Measure this outlet now",
  trend: "Trend",
  audienceByCountry: "Readers by country",
  elsewhere: "Elsewhere",
  trendFromTo: (metric: string, first: string, last: string) => `${metric}: from ${first} to ${last}`,
  openHistory: (trend: string) => `${trend}. Show the history`,
  history: (metric: string) => `History: ${metric}`,
  misfit: (usual: string) => `Unusual for this outlet: usually about ${usual}`,
  facts: {
    title: "Track record",
    notEnough: "Not enough orders yet",
    onTime: "Published on time",
    declined: "Declined or not answered",
    revisionRounds: "Revision rounds, median",
    linksAfter3Months: "Links alive after 3 months",
    linksAfter12Months: "Links alive after 12 months",
    kept: "Publications kept",
    keptOf: ({ orders: of, lost, restored }: { orders: number; lost: number; restored: number }) =>
      lost === 0 ? `of ${orders(of)}` : `of ${orders(of)}; ${lost} lost, ${restored} of them restored`,
    of: (count: number) => `of ${orders(count)}`,
    over: (count: number) => `over ${orders(count)}`,
  },
  similar: "Similar outlets",
});
