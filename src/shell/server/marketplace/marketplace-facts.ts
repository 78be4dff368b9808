import type { CatalogueFigures } from "#marketplace/contract.ts";
import { readFigures } from "#marketplace/figures/server/queries.ts";
import {
  readVisitorChoices,
  readVisitorPage,
  type VisitorChoices,
  type VisitorPage,
} from "#marketplace/visitors/server/queries.ts";
import type { VisitorQuery } from "#marketplace/visitors/visitor-query.ts";
import type { Reader } from "#platform/database/database.ts";
import type { PublicOperator } from "../frame/frame.ts";

/** Everything that a page of the public marketplace says. */
export type MarketplaceFacts = {
  found: VisitorPage;
  figures: CatalogueFigures;
  choices: VisitorChoices;
  operator: PublicOperator;
};

export async function readMarketplaceFacts(
  reader: Reader,
  query: VisitorQuery,
  operator: PublicOperator,
): Promise<MarketplaceFacts> {
  const [found, figures, choices] = await Promise.all([
    readVisitorPage(reader, query),
    readFigures(reader),
    readVisitorChoices(reader),
  ]);
  return { found, figures, choices, operator };
}
