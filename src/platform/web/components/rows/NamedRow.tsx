import { Box, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Row } from "./Rows.tsx";

type NamedRowProps = { name: string; summary: ReactNode; children: ReactNode };

export function NamedRow({ name, summary, children }: NamedRowProps) {
  return (
    <Row>
      <Group justify="space-between">
        <Box flex="1 1 260px" style={{ overflowWrap: "anywhere" }}>
          <Text fw={600}>{name}</Text>
          <Text c="dimmed" fz="sm">
            {summary}
          </Text>
        </Box>
        <Group>{children}</Group>
      </Group>
    </Row>
  );
}
