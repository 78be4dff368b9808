import { type Conditions, completeConditions } from "../conditions.ts";
import type { Extra } from "../extras.ts";
import type { FormatType, HyperlinkKind } from "../format.ts";

/** A format as an organization can book it now, at its own price where there is one (R3.7 `Your Price`). Cents. */
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

/** Terms as they were kept, with the conditions that came since. */
export const completeTerms = (kept: Terms): Terms => ({ ...kept, conditions: completeConditions(kept.conditions) });
