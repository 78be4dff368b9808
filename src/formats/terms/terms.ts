import { type Conditions, completeConditions } from "../conditions.ts";
import type { Extra } from "../extras.ts";
import type { FormatType, HyperlinkKind } from "../format.ts";

/** A format's terms for one organization, at its own price (R3.7 `Your Price`). Cents. */
export type Terms = {
  formatId: string;
  version: number;
  formatType: FormatType;
  /** False once the format, or its medium, is no longer listed. */
  available: boolean;
  priceCents: number;
  listedPriceCents: number;
  hyperlinkKind: HyperlinkKind;
  dofollowFeeCents: number;
  extras: Extra[];
  conditions: Conditions;
};

/** Fills conditions added since the terms were stored. */
export const completeTerms = (kept: Terms): Terms => ({ ...kept, conditions: completeConditions(kept.conditions) });
