import { type ChoiceFilterName, choiceFilters, type RangeFilterName, rangeFilters } from "../../../columns.ts";
import { byFacet, type CatalogueColumns, type ChoiceColumn, type RangeColumn } from "./columns.ts";
import { Places } from "./places.ts";
import { meetsSet, type SetMembers } from "./sets.ts";
import type { CountQuery } from "./tally.ts";

/** As much of a catalogue as a count reads. */
export type CountedColumns = {
  mediaCount: number;
  formatCount: number;
  mediumOf: Uint32Array;
  choices: Record<ChoiceFilterName, ChoiceColumn<ArrayBufferLike>>;
  ranges: Record<RangeFilterName, RangeColumn<ArrayBufferLike>>;
};

/** Some outlets of a catalogue with their formats, numbered anew; `media` and `formats` are their numbers there. */
export type FewMedia = { columns: CountedColumns; media: Uint32Array; formats: Uint32Array };

/** Up to this share of all outlets, copying their values costs less than passing over all others. */
const fewShare = 1 / 20;

/** Returns the outlets that the sets leave; undefined for many. */
export function fewMediaOf(
  columns: CatalogueColumns,
  query: CountQuery,
  sets: readonly SetMembers[],
): FewMedia | undefined {
  const [least] = sets
    .filter(({ isExcluded }) => !isExcluded)
    .sort((one, other) => one.media.length - other.media.length);
  if (!least || least.media.length > columns.mediaCount * fewShare) return undefined;
  const others = sets.filter((set) => set !== least).map((set) => meetsSet(set, columns.mediaCount));
  const media = least.media.filter((medium) => others.every((isMet) => isMet(medium)));
  return { media, ...copied(columns, query, media) };
}

function copied(columns: CatalogueColumns, query: CountQuery, media: Uint32Array): Omit<FewMedia, "media"> {
  const { formats, mediumOf } = formatsOf(columns, media);
  const placesOf = { medium: media, format: formats };
  return {
    formats,
    columns: {
      mediaCount: media.length,
      formatCount: formats.length,
      mediumOf,
      choices: byFacet(choiceFilters, (facet, of) => {
        const column = columns.choices[facet];
        return {
          ...column,
          codes: filled<Uint32Array>(new Uint32Array(placesOf[of].length), column.codes, placesOf[of]),
        };
      }),
      ranges: byFacet(rangeFilters, (facet, of) => {
        const { values, buckets } = columns.ranges[facet];
        const places = placesOf[of];
        const isRead = facet === "price" || query.ranges[facet] !== undefined;
        return {
          values: isRead ? filled<Float64Array>(new Float64Array(places.length), values, places) : noNumbers,
          buckets: filled<Uint8Array>(new Uint8Array(places.length), buckets, places),
        };
      }),
    },
  };
}

function formatsOf({ firstFormat, nextFormat }: CatalogueColumns, media: Uint32Array) {
  const formats = new Places();
  const owners = new Places();
  for (let medium = 0; medium < media.length; medium++)
    for (let next = firstFormat[media[medium] as number] as number; next !== 0; next = nextFormat[next - 1] as number) {
      formats.add(next - 1);
      owners.add(medium);
    }
  return { formats: formats.all, mediumOf: owners.all };
}

const noNumbers = new Float64Array(0);

/** Fills the copy with the numbers of these places. */
function filled<Numbers extends Uint32Array | Float64Array | Uint8Array>(
  copy: Numbers,
  numbers: Numbers,
  places: Uint32Array,
): Numbers {
  for (let at = 0; at < places.length; at++) copy[at] = numbers[places[at] as number] as number;
  return copy;
}
