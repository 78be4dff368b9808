import { listExport } from "#platform/files/list-export.ts";
import { mediumMarkQuery } from "../contract.ts";
import { listMarks } from "./queries.ts";

/** `GET /api/medium_marks/export`: favourite and blocked outlets as a file. */
export const markExport = listExport({
  path: "/medium_marks",
  summary: "Marked media as a file",
  name: "marked-outlets",
  query: mediumMarkQuery,
  list: listMarks,
  columns: [
    { heading: "Outlet", cell: ({ mediaName }) => mediaName },
    { heading: "Domain", cell: ({ mediaDomain }) => mediaDomain },
    { heading: "List", cell: ({ kind }) => kind },
    { heading: "Campaign", cell: ({ campaignName }) => campaignName },
    { heading: "Note", cell: ({ note }) => note },
    { heading: "Since (UTC)", cell: ({ createdAt }) => createdAt.slice(0, 10) },
  ],
});
