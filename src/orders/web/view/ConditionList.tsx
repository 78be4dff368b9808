import { DataList } from "@mantine/core";
import { Section } from "#platform/web/components/Section.tsx";
import type { Order } from "../../contract.ts";
import { conditionRows } from "../condition-rows.ts";
import { texts } from "../texts.ts";

/** As booked: later changes of the format don't apply. */
export function ConditionList({ order }: { order: Order }) {
  return (
    <Section title={texts.booked}>
      <DataList orientation="horizontal" labelWidth={120} size="sm" gap={6}>
        {conditionRows(order).map(([name, value]) => (
          <DataList.Item key={name}>
            <DataList.ItemLabel>{name}</DataList.ItemLabel>
            <DataList.ItemValue style={{ overflowWrap: "anywhere" }}>{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList>
    </Section>
  );
}
