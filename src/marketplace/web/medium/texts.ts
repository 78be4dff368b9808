import { catalogue } from "#platform/words/catalogue.ts";
import { counted } from "#platform/words/number-words.ts";

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
      lost === 0
        ? `of ${counted(of, "order")}`
        : `of ${counted(of, "order")}; ${lost} lost, ${restored} of them restored`,
    of: (count: number) => `of ${counted(count, "order")}`,
    over: (count: number) => `over ${counted(count, "order")}`,
  },
  similar: "Similar outlets",
});
