import type { Actor } from "#accounts/actor.ts";
import type { FileAnswer, QueryOf } from "#platform/contract/resource.ts";
import type { Reader } from "#platform/database/database.ts";
import { listFile } from "#platform/http/list-file.ts";
import type { Media, mediaResource } from "../contract.ts";
import { metrics } from "../media.ts";
import { listOwnMedia } from "./queries.ts";

type FileQuery = QueryOf<(typeof mediaResource)["operations"]["export"]>;

const metricNames = Object.keys(metrics) as (keyof typeof metrics)[];

export const mediaFile = (reader: Reader, actor: Actor, { format, ...filter }: FileQuery): Promise<FileAnswer> =>
  listFile({
    name: "outlets",
    format,
    list: (page) => listOwnMedia(reader, actor, { ...filter, ...page }),
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
        cell: (media: Media) => media[metric] ?? null,
      })),
    ],
  });
