import { Text } from "@mantine/core";
import { dayInWords } from "#platform/words/day-words.ts";
import type { Campaign } from "../contract.ts";
import { texts } from "./texts.ts";

const campaignWords = texts.campaign;

export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const { status, goal, goalText } = campaign;
  return (
    <Text c="dimmed" fz="sm" style={{ overflowWrap: "anywhere" }}>
      {[texts.statuses[status], goalText || texts.goals[goal], datesOf(campaign)].filter(Boolean).join(" · ")}
    </Text>
  );
}

function datesOf({ startsOn, endsOn }: Campaign): string {
  if (startsOn && endsOn) return campaignWords.dates(dayInWords(startsOn), dayInWords(endsOn));
  if (startsOn) return campaignWords.from(dayInWords(startsOn));
  return endsOn ? campaignWords.until(dayInWords(endsOn)) : "";
}
