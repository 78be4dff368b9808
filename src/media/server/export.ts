import type { Actor } from "#accounts/actor.ts";
import type { FileAnswer, QueryOf } from "#platform/contract/resource.ts";
import type { Reader } from "#platform/database/database.ts";
import { listFile } from "#platform/http/list-file.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Media, mediaResource } from "../contract.ts";
import { metrics } from "../media.ts";
import { listOwnMedia } from "./queries.ts";

const texts = catalogue("media.server.export", {
  outlet: "Outlet",
  website: "Website",
  type: "Type",
  status: "Status",
  verified: "Verified",
  yes: "Yes",
  no: "No",
  countries: "Countries",
  languages: "Languages",
  topics: "Topics",
  formats: "Formats",
  listedFormats: "Listed formats",
});

type FileQuery = QueryOf<(typeof mediaResource)["operations"]["export"]>;

const metricNames = Object.keys(metrics) as (keyof typeof metrics)[];

export const mediaFile = (reader: Reader, actor: Actor, { format, ...filter }: FileQuery): Promise<FileAnswer> =>
  listFile({
    name: "outlets",
    format,
    list: (page) => listOwnMedia(reader, actor, { ...filter, ...page }),
    columns: [
      { heading: texts.outlet, cell: ({ name }) => name },
      { heading: texts.website, cell: ({ url }) => url },
      { heading: texts.type, cell: ({ mediaType }) => mediaType },
      { heading: texts.status, cell: ({ status }) => status },
      { heading: texts.verified, cell: ({ verified }) => (verified ? texts.yes : texts.no) },
      { heading: texts.countries, cell: ({ countries }) => countries.join(", ") },
      { heading: texts.languages, cell: ({ languages }) => languages.join(", ") },
      { heading: texts.topics, cell: ({ topics }) => topics.join(", ") },
      { heading: texts.formats, cell: ({ formatCount }) => formatCount },
      { heading: texts.listedFormats, cell: ({ listedFormatCount }) => listedFormatCount },
      ...metricNames.map((metric) => ({
        heading: metrics[metric].label,
        cell: (media: Media) => media[metric] ?? null,
      })),
    ],
  });
