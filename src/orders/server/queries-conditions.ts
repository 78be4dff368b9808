import { findFormatTerms } from "#formats/terms/server/queries.ts";
import type { Reader } from "#platform/database/database.ts";
import { type NewConditions, newConditionsSince } from "../conditions/new-conditions.ts";
import { isOpen } from "../statuses.ts";
import type { OrderRow } from "./move-request.ts";

/** The order under its format's new conditions (R4.8). Undefined when nothing changed or the publisher accepted. */
export async function findNewConditions(reader: Reader, row: OrderRow): Promise<NewConditions | undefined> {
  if (!isOpen(row.status)) return undefined;
  const terms = await findFormatTerms(reader, row.formatId, row.clientOrganizationId);
  return terms && terms.version > row.formatVersion ? newConditionsSince(row, terms) : undefined;
}
