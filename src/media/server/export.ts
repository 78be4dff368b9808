import { listExport } from "#platform/files/list-export.ts";
import { mediaQuery } from "../contract.ts";
import { metrics } from "../media.ts";
import { listOwnMedia } from "./queries.ts";

const metricNames = Object.keys(metrics) as (keyof typeof metrics)[];

/** `GET /api/media/export`: one's own outlets as a file. */
export const ownMediaExport = listExport({
  path: "/media",
  summary: "The outlets that I work for as a file",
  permission: "media.read",
  name: "outlets",
  query: mediaQuery,
  list: listOwnMedia,
  columns: [
    { heading: "Outlet", cell: ({ name }) => name },
    { heading: "Website", cell: ({ url }) => url },
    { heading: "Type", cell: ({ mediaType }) => mediaType },
    { heading: "Status", cell: ({ status }) => status },
    { heading: "Verified", cell: ({ verified }) => (verified ? "Yes" : "No") },
    { heading: "Countries", cell: ({ countries }) => countries.join(", ") },
    { heading: "Languages", cell: ({ languages }) => languages.join(", ") },
    { heading: "Topics", cell: ({ topics }) => topics.join(", ") },
    { heading: "Formats", cell: ({ formatCount }) => formatCount },
    { heading: "Listed formats", cell: ({ listedFormatCount }) => listedFormatCount },
    ...metricNames.map((metric) => ({
      heading: metrics[metric].label,
      cell: (media: Awaited<ReturnType<typeof listOwnMedia>>["items"][number]) => media[metric] ?? null,
    })),
  ],
});
