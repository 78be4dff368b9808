import { z } from "zod";
import { formatTypes, hyperlinkKinds } from "#formats/format.ts";
import { countryCode, languageCode } from "#media/codes.ts";
import { mediaTypes, metricNames } from "#media/media.ts";
import { direction, linkIn, numberFilter, severalOf, wholeNumberFilter } from "#platform/contract/wire.ts";
import {
  type ChoiceFilterName,
  type RangeParameter,
  rangeFilters,
  rangeParameter,
  type ScopeParameter,
  type SetFilter,
  type SortColumn,
  sortColumns,
} from "./columns.ts";

// The browser's first load includes these schemas; their texts are apart, in `filter-words.ts`.

/** On or off, as text or as the address's own `true`. */
const flag = () =>
  z.preprocess((value) => (value === undefined ? value : String(value)), z.enum(["true", "false"]).optional());

/** As text, which an address's own `true` is not. */
const yesOrNo = z.preprocess(String, z.enum(["true", "false"]));

const choices = {
  verified: severalOf(yesOrNo),
  country: severalOf(countryCode),
  language: severalOf(languageCode),
  topic: severalOf(z.string().max(60)),
  mediaType: severalOf(z.enum(mediaTypes)),
  formatType: severalOf(z.enum(formatTypes)),
  hyperlinkKind: severalOf(z.enum(hyperlinkKinds)),
  measured: severalOf(z.enum(metricNames)),
} satisfies Record<ChoiceFilterName, z.ZodType>;

const ranges = Object.fromEntries(
  rangeFilters.flatMap(({ parameter, operators, isWhole }) =>
    operators.map((operator) => [rangeParameter(parameter, operator), isWhole ? wholeNumberFilter() : numberFilter()]),
  ),
) as Record<RangeParameter, ReturnType<typeof numberFilter>>;

const sets = {
  search: z.string().trim().max(100).optional(),
  media: severalOf(linkIn("media")),
  favourite: flag(),
  blocked: z.enum(["hide", "only"]).optional(),
} satisfies Record<SetFilter, z.ZodType>;

export const scopeShape = {
  organization: linkIn("organizations").optional(),
  campaign: linkIn("campaigns").optional(),
} satisfies Record<ScopeParameter, z.ZodType>;

export const filterShape = { ...sets, ...choices, ...ranges, ...scopeShape };

export const orderShape = Object.fromEntries(sortColumns.map((name) => [`order[${name}]`, direction()])) as Record<
  `order[${SortColumn}]`,
  ReturnType<typeof direction>
>;
