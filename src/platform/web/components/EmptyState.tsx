import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";

export function EmptyState({ title, text, action }: { title: string; text?: ReactNode; action?: ReactNode }) {
  return (
    <Stack align="center" gap="sm" py={64} px="md" ta="center">
      <Text fw={600} fz="lg">
        {title}
      </Text>
      {text && (
        <Text c="dimmed" maw={440}>
          {text}
        </Text>
      )}
      {action}
    </Stack>
  );
}
