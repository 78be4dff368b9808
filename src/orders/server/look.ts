import { eq } from "drizzle-orm";
import { isOnDomain } from "#media/on-domain.ts";
import { domainOfMedia } from "#media/server/queries.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Evidence } from "#proof/evidence.ts";
import type { PromisedTime } from "#proof/guarantee.ts";
import { type FetchOptions, lookAtPublication } from "#proof/server/queries.ts";
import { countText } from "../text-check.ts";
import type { OrderRow } from "./move-request.ts";
import { order } from "./tables.ts";

export type Publication = OrderRow & { publicationUrl: string; publishedAt: Date };

/** An order as far as it was published; undefined for any other. */
export async function findPublication(reader: Reader, orderId: string): Promise<Publication | undefined> {
  const [row] = await reader.select().from(order).where(eq(order.id, orderId));
  const { publicationUrl, publishedAt } = row ?? {};
  return row && publicationUrl && publishedAt ? { ...row, publicationUrl, publishedAt } : undefined;
}

/** Looks at an order's publication, with no transaction open: it must carry the approved links on the medium's own domain. */
export async function lookAtOrder(reader: Reader, row: Publication, options: FetchOptions): Promise<Evidence> {
  const evidence = await lookAtPublication(row.publicationUrl, countText(row.content).links, options);
  const domain = await domainOfMedia(reader, row.mediaProjectId);
  if (evidence.finalUrl && domain && !isOnDomain(evidence.finalUrl, domain))
    evidence.problems.push(`The page leads away from ${domain}, to ${evidence.finalUrl}.`);
  return evidence;
}

/** How long it was to stay, by the conditions it was booked with. */
export function promisedTime({ publishedAt, conditions }: Publication): PromisedTime {
  const { guaranteeDays, permanenceMonths } = conditions;
  return { publishedAt, guaranteeDays, permanenceMonths };
}
