import { DataList, Text } from "@mantine/core";
import type { Order } from "../../contract.ts";
import { texts } from "../texts.ts";
import { Section } from "./Section.tsx";

const words = texts.conditions;

/** What was booked, as it stood on the day: later changes of the format don't touch it. */
export function ConditionList({ order }: { order: Order }) {
  return (
    <Section title={texts.booked}>
      <DataList orientation="horizontal" labelWidth={110} size="sm" gap={6}>
        {conditionsOf(order).map(([name, value]) => (
          <DataList.Item key={name}>
            <DataList.ItemLabel>{name}</DataList.ItemLabel>
            <DataList.ItemValue style={{ overflowWrap: "anywhere" }}>{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList>
      {order.conditions.contributor && <Text fz="sm">{words.contributor}</Text>}
    </Section>
  );
}

function conditionsOf({ conditions, hyperlinkKind, formatType }: Order): [name: string, value: string][] {
  const { turnaroundHours, permanenceMonths, guaranteeDays, homepageDays, adLabel, otherConditions } = conditions;
  const linksMax = hyperlinkKind === "Without" ? 0 : conditions.hyperlinksMax;
  const rows: [string, string][] = [
    [texts.facts.format, formatType],
    [words.text, words.characters(conditions.textMinCharacters, conditions.textMaxCharacters)],
    [words.links, words.hyperlinks(linksMax, hyperlinkKind)],
    [words.pictures, words.images(conditions.imagesMin, conditions.imagesMax)],
    [words.turnaround, words.hours(turnaroundHours)],
    [words.permanence, words.months(permanenceMonths)],
    [words.guarantee, words.days(guaranteeDays)],
    [words.homepage, homepageDays > 0 ? words.days(homepageDays) : ""],
    [words.adLabel, adLabel],
    [words.accepted, conditions.topicsAccepted.join(", ")],
    [words.refused, conditions.topicsRefused.join(", ")],
    [words.other, otherConditions],
  ];
  return rows.filter(([, value]) => value !== "");
}
