import type { Questionnaire } from "#accounts/survey/questionnaire.ts";
import type { CampaignGoal } from "#campaigns/campaign.ts";
import type { ChoiceFilterName } from "../columns.ts";
import type { MarketplaceAddress } from "./address-schema.ts";
import { topicsOfIndustry } from "./industry-topics.ts";
import { presets } from "./presets.ts";

/** Returns the view for a campaign's goal and the survey's answers (R3.4, R3.9); empty without either. */
export function viewOf(
  goal: CampaignGoal,
  { countries = [], industry }: Pick<Questionnaire, "countries" | "industry">,
): Partial<MarketplaceAddress> {
  return {
    ...(goal === "other" ? {} : presets[goal]),
    ...(countries.length > 0 ? { country: [...countries] } : {}),
    ...(industry ? { topic: topicsOfIndustry(industry) } : {}),
  } as Partial<MarketplaceAddress>;
}

/** The order of leaving out filters while the first view is empty: the readers' country matters most. */
export const leftOutFirst = ["topic", "hyperlinkKind", "mediaType", "country"] as const satisfies ChoiceFilterName[];
