import { Group, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

type ListSectionProps = { title: string; text?: string; action?: ReactNode; children: ReactNode };

/** A list below others on its screen, with what it is about and what is done with all of it. */
export function ListSection({ title, text, action, children }: ListSectionProps) {
  const id = useId();
  const heading = (
    <Title order={2} fz={20} id={id}>
      {title}
    </Title>
  );
  return (
    <Stack component="section" gap={text ? "lg" : "md"} aria-labelledby={id}>
      <Group justify="space-between" align={text ? "flex-start" : "flex-end"}>
        {text ? (
          <div>
            {heading}
            <Text c="dimmed" fz="sm" maw={640}>
              {text}
            </Text>
          </div>
        ) : (
          heading
        )}
        {action}
      </Group>
      {children}
    </Stack>
  );
}
