import type { Cell } from "#platform/contract/csv.ts";
import type { MediumMark } from "./contract.ts";

export const markColumns: { heading: string; cell: (mark: MediumMark) => Cell }[] = [
  { heading: "Outlet", cell: ({ mediaName }) => mediaName },
  { heading: "Domain", cell: ({ mediaDomain }) => mediaDomain },
  { heading: "List", cell: ({ kind }) => kind },
  { heading: "Campaign", cell: ({ campaignName }) => campaignName },
  { heading: "Note", cell: ({ note }) => note },
  { heading: "Since (UTC)", cell: ({ createdAt }) => createdAt.slice(0, 10) },
];
