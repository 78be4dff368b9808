import { Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

export function Part({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" gap="sm" aria-labelledby={id} maw={640}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {text && <Text c="dimmed">{text}</Text>}
      {children}
    </Stack>
  );
}
