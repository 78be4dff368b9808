import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";

type EmptyProps = { title: string; text?: ReactNode; action?: ReactNode };

/** Says what will stand here, and offers the one step that fills it. */
export function Empty({ title, text, action }: EmptyProps) {
  return (
    <Stack align="center" gap="xs" py={56} px="md" ta="center">
      <Text fw={600} fz="lg" lh="24px">
        {title}
      </Text>
      {text && (
        <Text c="dimmed" maw={440} mb={action ? "xs" : undefined}>
          {text}
        </Text>
      )}
      {action}
    </Stack>
  );
}
