import { schemaResolver } from "@mantine/form";
import { changesOf } from "#platform/contract/changes.ts";
import type { AudienceCountry } from "../../audience/audience.ts";
import { type Media, mediaInput } from "../../contract.ts";
import { type MetricName, metricNames } from "../../media.ts";
import type { SiteSuggestions } from "../../site.ts";
import type { MediaEdit, MediaInput } from "../changes.ts";

export type MediaValues = Required<Pick<MediaInput, "name" | "url" | "languages" | "countries" | "topics">> & {
  mediaType: string;
  description: string;
  editorialPolicy: string;
  leadingCountriesIds: string[];
  audienceCountries: AudienceRow[];
  /** An https address. */
  logo: string | null;
} & Record<MetricName, number | undefined>;

type AudienceRow = { key: string; country: string; percent: number | undefined };

export function mediaValuesOf(medium: Media | undefined): MediaValues {
  const metrics = Object.fromEntries(metricNames.map((name) => [name, medium?.[name] ?? undefined])) as Record<
    MetricName,
    number | undefined
  >;
  return {
    name: medium?.name ?? "",
    url: medium?.url ?? "https://",
    mediaType: medium?.mediaType ?? "",
    languages: medium?.languages ?? [],
    countries: medium?.countries ?? [],
    topics: medium?.topics ?? [],
    description: medium?.description ?? "",
    editorialPolicy: medium?.editorialPolicy ?? "",
    ...metrics,
    leadingCountriesIds: medium?.leadingCountriesIds ?? [],
    audienceCountries: (medium?.audienceCountries ?? []).map((share) => ({ key: share.country, ...share })),
    logo: medium?.logo ?? null,
  };
}

/** Empty fields that the site's own data can fill. */
export function fillable(
  { name, description, languages, logo }: MediaValues,
  said: SiteSuggestions,
): Partial<Pick<MediaValues, "name" | "description" | "languages" | "logo">> {
  return {
    ...(name.trim() === "" && said.name ? { name: said.name } : {}),
    ...(description.trim() === "" && said.description ? { description: said.description } : {}),
    ...(languages.length === 0 && said.language ? { languages: [said.language] } : {}),
    ...(!logo && said.logo ? { logo: said.logo } : {}),
  };
}

/**
 * Returns the wire's shape. An existing outlet sends only the differences, so that colleagues' changes and new
 * measurements stay.
 */
export function mediaEditOf(values: MediaValues, seen: Media | undefined): MediaEdit {
  return changesOf(seen ? wireOf(mediaValuesOf(seen)) : nothingMeasured, wireOf(values));
}

const nothingMeasured = {
  ...Object.fromEntries(metricNames.map((name) => [name, null])),
  audienceCountries: null,
};

function wireOf({ leadingCountriesIds, audienceCountries, mediaType, ...rest }: MediaValues): MediaEdit {
  return {
    ...rest,
    ...Object.fromEntries(metricNames.map((name) => [name, rest[name] ?? null])),
    mediaType: (mediaType || undefined) as MediaEdit["mediaType"],
    ...leadingOf(leadingCountriesIds, audienceCountries),
    audienceCountries: sharesOf(audienceCountries),
  };
}

/** With shares, the leading countries follow from them. */
function leadingOf(leading: string[], shares: AudienceRow[]): Pick<MediaEdit, "leadingCountriesIds"> {
  if (shares.length > 0) return {};
  return { leadingCountriesIds: leading.length > 0 ? leading : null };
}

function sharesOf(rows: AudienceRow[]): AudienceCountry[] | null {
  // The schema refuses missing shares at their fields.
  return rows.length > 0 ? rows.map(({ country, percent }) => ({ country, percent: percent as number })) : null;
}

const problems = schemaResolver(mediaInput.omit({ organization: true }), { sync: true });

export const mediaProblems = (values: MediaValues) => problems(mediaEditOf(values, undefined));
