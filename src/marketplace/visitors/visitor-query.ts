import { z } from "zod";
import { filterShape, orderShape } from "../filters.ts";

/** Enough to look around; an account shows the rest. */
const pagesMax = 40;
export const visitorRows = 50;

/** Filters and orders have the names of the app's address, so that a sign-up leads to the same view. */
const visitorQuery = z.strictObject({
  search: filterShape.search,
  country: filterShape.country,
  language: filterShape.language,
  mediaType: filterShape.mediaType,
  formatType: filterShape.formatType,
  "price[lte]": filterShape["price[lte]"],
  "ahrefsDr[gte]": filterShape["ahrefsDr[gte]"],
  "order[price]": orderShape["order[price]"],
  "order[ahrefsDr]": orderShape["order[ahrefsDr]"],
  "order[audience]": orderShape["order[audience]"],
  page: z.coerce.number().int().min(1).max(pagesMax).default(1),
});
export type VisitorQuery = z.output<typeof visitorQuery>;

type VisitorAddress = Record<string, string | string[]>;

/**
 * Returns what a visitor asks for; undefined for anything that needs an account. A search would tell the names that an
 * operator masks.
 */
export function readVisitorQuery(parameters: URLSearchParams, isNamed: boolean): VisitorQuery | undefined {
  const address: VisitorAddress = {};
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name).filter((value) => value.trim() !== "");
    if (values[0] !== undefined) address[name] = values.length > 1 ? values : values[0];
  }
  const { success, data } = visitorQuery.safeParse(address);
  return success && (isNamed || data.search === undefined) ? data : undefined;
}

/** Whether anything but a page of the whole marketplace is asked for. */
export const isNarrowed = ({ page: _page, ...query }: VisitorQuery): boolean =>
  Object.values(query).some((value) => value !== undefined);

/** How many pages a visitor turns. */
export const visitorPages = (totalItems: number): number =>
  Math.max(1, Math.min(pagesMax, Math.ceil(totalItems / visitorRows)));

/** The address of the same view with these changes; an undefined value leaves its parameter out. */
export function visitorPath(query: Partial<VisitorQuery>, changes: Partial<VisitorQuery> = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, ...changes })) {
    if (value === undefined || (name === "page" && value === 1)) continue;
    for (const each of Array.isArray(value) ? value : [value]) parameters.append(name, String(each));
  }
  const text = parameters.toString();
  return text ? `/media?${text}` : "/media";
}
