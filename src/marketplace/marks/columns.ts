import type { ListColumn } from "#platform/files/list-file.ts";
import type { MediumMark } from "./contract.ts";

/** The columns of marked outlets as a file. */
export const markColumns: ListColumn<MediumMark>[] = [
  { heading: "Outlet", cell: ({ mediaName }) => mediaName },
  { heading: "Domain", cell: ({ mediaDomain }) => mediaDomain },
  { heading: "List", cell: ({ kind }) => kind },
  { heading: "Campaign", cell: ({ campaignName }) => campaignName },
  { heading: "Note", cell: ({ note }) => note },
  { heading: "Since (UTC)", cell: ({ createdAt }) => createdAt.slice(0, 10) },
];
