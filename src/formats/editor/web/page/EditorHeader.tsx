import { Group, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { BackToMedia } from "#media/web/BackToMedia.tsx";
import { DocumentTitle } from "#platform/web/components/Page.tsx";

export function EditorHeader({ title, actions }: { title: string; actions?: ReactNode }) {
  return (
    <header>
      <DocumentTitle title={title} />
      <BackToMedia />
      <Group justify="space-between" gap="md" mb="xs">
        <Title order={1} fz={{ base: 24, sm: 28 }}>
          {title}
        </Title>
        {actions}
      </Group>
    </header>
  );
}
