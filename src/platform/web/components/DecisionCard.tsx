import { Card, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";

type DecisionCardProps = {
  /** The sums. */
  children: ReactNode;
  action: ReactNode;
  /** The decision's consequence. */
  note: ReactNode;
};

/** The sums of a decision about money, its one button, and its consequence. */
export const DecisionCard = ({ children, action, note }: DecisionCardProps) => (
  <Card withBorder p="lg">
    <Stack gap="md">
      {children}
      {action}
      <Text fz="sm" c="dimmed">
        {note}
      </Text>
    </Stack>
  </Card>
);
