import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Row } from "#platform/web/components/Rows.tsx";

/** One thing that waits for a decision. Its name takes the focus when the one above it was decided. */
export function WaitingRow({ name, lead, children }: { name: string; lead: string; children: ReactNode }) {
  return (
    <Row>
      <Title order={3} fz={18} tabIndex={-1} style={{ outline: "none" }}>
        {name}
      </Title>
      <Text fz="sm" c="dimmed">
        {lead}
      </Text>
      {children}
    </Row>
  );
}
