import { Box, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

export function FormSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Box component="section" py="xl" style={{ borderBlockStart: "1px solid var(--mantine-color-gray-3)" }}>
      <Title order={2}>{title}</Title>
      {text && (
        <Text c="dimmed" fz="sm" maw={640}>
          {text}
        </Text>
      )}
      <Stack mt="md" maw={640}>
        {children}
      </Stack>
    </Box>
  );
}
