import { Text } from "@mantine/core";
import { formatDay } from "#platform/web/dates.ts";
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
  if (startsOn && endsOn) return campaignWords.dates(formatDay(startsOn), formatDay(endsOn));
  if (startsOn) return campaignWords.from(formatDay(startsOn));
  return endsOn ? campaignWords.until(formatDay(endsOn)) : "";
}
