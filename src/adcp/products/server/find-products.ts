import type { Actor } from "#accounts/actor.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import type { ListingFilter } from "#marketplace/contract.ts";
import { readFacets } from "#marketplace/facets/server/queries.ts";
import { listListings } from "#marketplace/server/listing/queries.ts";
import { isUuid } from "#platform/contract/iri.ts";
import type { Reader } from "#platform/database/database.ts";
import { findSellerAccount } from "../../accounts/server/queries.ts";
import { creativeFormatNamed } from "../../creatives/creative-formats.ts";
import { AdcpFault } from "../../fault.ts";
import { type BriefWords, briefWordsOf, type ReadBrief, readBrief } from "../brief.ts";
import type { GetProductsInput, ProductFilters, Refinement } from "../contract.ts";
import { pricingOptionsOf } from "../pricing.ts";
import { creativeFormatsOf, productAnswer, type SoldProduct } from "../product.ts";
import { readSoldFormats } from "./queries.ts";

type Seller = { agentUrl: string; title: string };
const productsAtOnce = 50;

/** Searches the marketplace by a brief, by filters and refinements, or lists all of it. The cheapest come first. */
export async function findProducts(
  reader: Reader,
  actor: Actor,
  input: GetProductsInput,
  seller: Seller,
): Promise<object> {
  const { filters = {}, refine = [], pagination } = input;
  const read = await readAsks(reader, actor, input);
  const organizationId = await pricesOf(reader, actor, input);
  const page = pageNumber(pagination?.cursor);
  const itemsPerPage = Math.min(pagination?.max_results ?? 20, productsAtOnce);
  const query = { ...read.query, ...listingFilterOf(filters), page, itemsPerPage };
  const isSold = filters.delivery_type !== "non_guaranteed" && filters.is_fixed_price !== false;
  const found = isSold ? await listListings(reader, actor, query) : { items: [], totalItems: 0 };
  const named = page === 1 ? namedProducts(refine, "include") : [];
  const ids = [...new Set([...named, ...found.items.map(({ id }) => id)])];
  const omitted = namedProducts(refine, "omit");
  const kept = ids.filter((id) => !omitted.includes(id));
  const sold = (await readSoldFormats(reader, kept, organizationId)).filter(isWanted(filters, seller));
  const hasMore = page * itemsPerPage < found.totalItems;
  return {
    products: sold.map((each) => productAnswer(each, seller)),
    ...(refine.length > 0 ? { refinement_applied: refine.map((each) => appliedOf(each, sold)) } : {}),
    pagination: { has_more: hasMore, ...(hasMore ? { cursor: String(page + 1) } : {}) },
    ext: { byline: { understood: read.understood, total_matching: found.totalItems } },
  };
}

const isWanted =
  ({ format_ids: wanted }: ProductFilters, { agentUrl }: Seller) =>
  ({ terms }: SoldProduct): boolean =>
    terms.available &&
    (wanted === undefined ||
      creativeFormatsOf(pricingOptionsOf(terms)).some((id) =>
        wanted.some((each) => creativeFormatNamed(agentUrl, each) === id),
      ));

async function readAsks(reader: Reader, actor: Actor, input: GetProductsInput): Promise<ReadBrief> {
  const { buying_mode: mode, brief, refine = [] } = input;
  if (mode === "brief" && brief === undefined)
    throw new AdcpFault("INVALID_REQUEST", "A brief is missing.", { field: "brief" });
  if (mode === "refine" && refine.length === 0)
    throw new AdcpFault("INVALID_REQUEST", "Nothing to refine by is named.", { field: "refine" });
  const asks = mode === "wholesale" ? [] : [brief ?? "", ...refine.flatMap((each) => ("ask" in each ? each.ask : []))];
  const text = asks.filter(Boolean).join("\n");
  return text === "" ? { query: {}, understood: [] } : readBrief(text, await readVocabulary(reader, actor));
}

async function readVocabulary(reader: Reader, actor: Actor): Promise<BriefWords> {
  const { choices } = await readFacets(reader, actor, {});
  const valuesOf = (filter: keyof typeof choices) => choices[filter].map(({ value }) => value);
  return briefWordsOf({
    country: valuesOf("country"),
    language: valuesOf("language"),
    topic: valuesOf("topic"),
    mediaType: valuesOf("mediaType"),
    formatType: valuesOf("formatType"),
    hyperlinkKind: valuesOf("hyperlinkKind"),
  });
}

/** The organization at whose prices products are shown: the account's, else the only one that the actor buys for. */
async function pricesOf(reader: Reader, actor: Actor, { account }: GetProductsInput): Promise<string | null> {
  const named = account && (await findSellerAccount(reader, actor, account));
  if (named) return named.organizationId;
  const [only, another] = organizationsWhere(actor, "project.create");
  return only && !another ? only : null;
}

const toCents = (dollars: number | undefined): number | undefined =>
  dollars === undefined ? undefined : Math.round(dollars * 100);

function listingFilterOf({ countries, budget_range: range }: ProductFilters): Partial<ListingFilter> {
  if (range && range.currency !== "USD")
    throw new AdcpFault("INVALID_REQUEST", "Prices are in USD.", { field: "filters.budget_range.currency" });
  const [least, most] = [toCents(range?.min), toCents(range?.max)];
  return {
    ...(countries ? { country: countries } : {}),
    ...(least === undefined ? {} : { "price[gte]": least }),
    ...(most === undefined ? {} : { "price[lte]": most }),
  };
}

const namedProducts = (refine: Refinement[], action: "include" | "omit"): string[] =>
  refine.flatMap((each) =>
    each.scope === "product" && each.action === action && isUuid(each.product_id) ? [each.product_id] : [],
  );

/** Says of each request for a change, in its place, whether it was met. */
function appliedOf(refinement: Refinement, sold: SoldProduct[]): object {
  if (refinement.scope === "request")
    return {
      scope: "request",
      status: "applied",
      notes: "`ext.byline.understood` lists the words that chose something.",
    };
  if (refinement.scope === "proposal")
    return {
      scope: "proposal",
      proposal_id: refinement.proposal_id,
      status: "unable",
      notes: "There are no proposals.",
    };
  const { product_id: productId, action } = refinement;
  const isThere = sold.some(({ terms }) => terms.formatId === productId);
  const isMet = action === "omit" ? !isThere : action === "include" && isThere;
  return { scope: "product", product_id: productId, status: isMet ? "applied" : "unable" };
}

function pageNumber(cursor: string | undefined): number {
  const page = Number(cursor ?? 1);
  if (Number.isInteger(page) && page >= 1 && page <= 1_000_000) return page;
  throw new AdcpFault("INVALID_REQUEST", "The cursor is none of ours.", { field: "pagination.cursor" });
}
