import type { Cell } from "#platform/contract/csv.ts";
import { dayOf } from "#platform/contract/day.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { MediumMark } from "./contract.ts";

const texts = catalogue("marketplace.marks.columns", {
  outlet: "Outlet",
  domain: "Domain",
  list: "List",
  campaign: "Campaign",
  note: "Note",
  sinceUtc: "Since (UTC)",
});

export const markColumns: { heading: string; cell: (mark: MediumMark) => Cell }[] = [
  { heading: texts.outlet, cell: ({ mediaName }) => mediaName },
  { heading: texts.domain, cell: ({ mediaDomain }) => mediaDomain },
  { heading: texts.list, cell: ({ kind }) => kind },
  { heading: texts.campaign, cell: ({ campaignName }) => campaignName },
  { heading: texts.note, cell: ({ note }) => note },
  { heading: texts.sinceUtc, cell: ({ createdAt }) => dayOf(createdAt) },
];
