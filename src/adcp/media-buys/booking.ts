import { hourMilliseconds } from "#platform/contract/day.ts";
import { isUuid } from "#platform/contract/iri.ts";
import { formatCents } from "#platform/money/money.ts";
import { creativeFormatNamed } from "../creatives/creative-formats.ts";
import { AdcpFault } from "../fault.ts";
import { type PricingOption, pricingOptionsOf } from "../products/pricing.ts";
import { creativeFormatsOf, type SoldProduct } from "../products/product.ts";
import type { CreateMediaBuyInput, PackageInput } from "./contract.ts";

export type BookedPackage = { wanted: PackageInput; sold: SoldProduct; option: PricingOption };

/** Clocks of two machines differ. */
const toleratedMilliseconds = 300_000;

export type Flight = { startsAt: Date; endsAt: Date; isAsap: boolean };

/** Reads the days of a buy. Throws `INVALID_REQUEST` for an end before the start, or a start that has passed. */
export function flightOf(
  { start_time: start, end_time: end }: Pick<CreateMediaBuyInput, "start_time" | "end_time">,
  now: Date,
): Flight {
  const isAsap = start === "asap";
  const startsAt = isAsap ? now : new Date(start);
  const endsAt = new Date(end);
  if (endsAt <= startsAt) throw wrong("end_time", "The end is not after the start.");
  if (startsAt.getTime() < now.getTime() - toleratedMilliseconds)
    throw wrong("start_time", "The start has passed. Name a day to come, or `asap`.");
  return { startsAt, endsAt, isAsap };
}

/**
 * Finds product and price of each package. Throws `PRODUCT_NOT_FOUND`, `PRODUCT_UNAVAILABLE`, `BUDGET_TOO_LOW`,
 * `TERMS_REJECTED`, and `INVALID_REQUEST` for an option that is not on offer at its price any more.
 */
export function bookedPackages(wanted: PackageInput[], sold: SoldProduct[], flight: Flight): BookedPackage[] {
  const byId = new Map(sold.map((each) => [each.terms.formatId, each]));
  return wanted.map((each, index) => {
    const found = byId.get(each.product_id);
    const field = `packages[${index}]`;
    if (!found || !isUuid(each.product_id))
      throw new AdcpFault("PRODUCT_NOT_FOUND", "There is no such product.", { field: `${field}.product_id` });
    if (!found.terms.available)
      throw new AdcpFault("PRODUCT_UNAVAILABLE", "This product left the market.", { field: `${field}.product_id` });
    if (wanted.findIndex(({ product_id: id }) => id === each.product_id) !== index)
      throw wrong(`${field}.product_id`, "A product stands once in a buy. Buy it again after.");
    const option = optionOf(each, found, field);
    refuseTooShort(found, option, { flight, field });
    return { wanted: each, sold: found, option };
  });
}

function optionOf(wanted: PackageInput, { terms }: SoldProduct, field: string): PricingOption {
  const options = pricingOptionsOf(terms);
  const option = options.find(({ id }) => id === wanted.pricing_option_id);
  if (!option)
    throw new AdcpFault("INVALID_REQUEST", "This pricing option is not on offer, or its price has changed.", {
      field: `${field}.pricing_option_id`,
      suggestion: `There are: ${options.map(({ id }) => id).join(", ")}.`,
    });
  if (Math.round(wanted.budget * 100) < option.totalCents)
    throw new AdcpFault("BUDGET_TOO_LOW", `This option costs ${formatCents(option.totalCents)}.`, {
      field: `${field}.budget`,
    });
  return option;
}

const varianceMin = 10;

/** A flat price follows no count, so that no narrow one can be promised. Throws `TERMS_REJECTED`. */
export function refuseTerms(packages: PackageInput[]): void {
  for (const [index, wanted] of packages.entries()) refuseTermsOf(wanted, `packages[${index}]`);
}

function refuseTermsOf(
  { measurement_terms: terms, performance_standards: standards = [] }: PackageInput,
  field: string,
): void {
  const variance = terms?.billing_measurement?.max_variance_percent;
  if (standards.length > 0)
    throw new AdcpFault("TERMS_REJECTED", "A publication is proven by its page. No readers' figures are promised.", {
      field: `${field}.performance_standards`,
    });
  if (variance !== undefined && variance < varianceMin)
    throw new AdcpFault("TERMS_REJECTED", `Other counts may differ by ${varianceMin} percent: the price is flat.`, {
      field: `${field}.measurement_terms.billing_measurement.max_variance_percent`,
    });
}

function refuseTooShort(
  { terms }: SoldProduct,
  { isWritten }: PricingOption,
  { flight, field }: { flight: Flight; field: string },
): void {
  const hours = terms.conditions.turnaroundHours * (isWritten ? 2 : 1);
  if (flight.startsAt.getTime() + hours * hourMilliseconds <= flight.endsAt.getTime()) return;
  throw wrong(`${field}.product_id`, `The publisher has ${hours} hours, which end after the buy's end.`);
}

/** Throws `INVALID_REQUEST` for a creative format that the product doesn't take. */
export function refuseForeignFormats({ wanted, sold }: BookedPackage, agentUrl: string): void {
  const taken = creativeFormatsOf(pricingOptionsOf(sold.terms));
  const isTaken = (wanted.format_ids ?? []).every((each) =>
    taken.some((id) => creativeFormatNamed(agentUrl, each) === id),
  );
  if (!isTaken) throw wrong("packages.format_ids", `This product takes ${taken.join(" and ")}.`);
}

const wrong = (field: string, message: string) => new AdcpFault("INVALID_REQUEST", message, { field });
