import { Stack, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <Title order={3} fz={16} id={id}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}
