import { z } from "zod";
import { pageInQuery } from "#platform/contract/page-query.ts";
import { severalOf } from "#platform/contract/wire.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { displayShape } from "../display.ts";
import { filterShape, orderShape } from "../filters.ts";

/** The whole address: filters and sorting as in the API, page and columns. */
const addressShape = {
  ...filterShape,
  ...orderShape,
  ...displayShape,
  page: pageInQuery.optional(),
  /** Filters that the first view left out to have results: `topic.Law`. */
  leftOut: severalOf(z.string().max(100)),
  compare: severalOf(z.uuid()),
  comparing: z.literal("true").optional(),
  /** The outlet beside the list. */
  preview: z.uuid().optional(),
};
export type MarketplaceAddress = z.output<z.ZodObject<typeof addressShape>>;

const readers = Object.fromEntries(
  Object.entries(addressShape).map(([name, schema]) => [name, (value: unknown) => schema.safeParse(value).data]),
);

export const parseAddress = (search: Record<string, unknown>): MarketplaceAddress =>
  readAddress(readers, search) as MarketplaceAddress;
