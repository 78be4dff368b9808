import { Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Cents } from "#platform/money/money.ts";
import { Money } from "#platform/web/components/Money.tsx";
import { Row } from "#platform/web/components/rows/Rows.tsx";
import { texts } from "../texts.ts";

type Case = {
  orderNumber: string;
  mediaName: string;
  clientName: string;
  publisherName: string;
  totalCents: Cents | null;
};

type CaseRowProps = {
  link: ReactNode;
  of: Case;
  /** Time of the opening, or the side that opened it. */
  opened: string;
  children: ReactNode;
};

export function CaseRow({ link, of, opened, children }: CaseRowProps) {
  const { orderNumber, mediaName, clientName, publisherName, totalCents } = of;
  return (
    <Row>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <div style={{ overflowWrap: "anywhere", minWidth: 0 }}>
          {link}
          <Text fz="sm">{`${orderNumber} · ${mediaName}`}</Text>
          <Text fz="sm" c="dimmed">
            {`${texts.between(clientName, publisherName)} · ${opened}`}
          </Text>
          {children}
        </div>
        <Text fw={600}>
          <Money cents={totalCents} />
        </Text>
      </Group>
    </Row>
  );
}
