import { Box, Group, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { config } from "../config.ts";

type PageProps = {
  title: string;
  above?: ReactNode;
  actions?: ReactNode;
  /** `narrow` for forms and text, `wide` for tables. */
  size?: "narrow" | "regular" | "wide";
  children: ReactNode;
};

/** Pixels. */
export const pageWidths = { narrow: 720, regular: 1120, wide: 1680 };

/** A page with its title, also in the document's title (R1.7). */
export function Page({ title, above, actions, size = "regular", children }: PageProps) {
  return (
    <Box maw={pageWidths[size]} mx="auto" px={{ base: "md", sm: "xl" }} pt="xl" pb={80}>
      <DocumentTitle title={title} />
      {above}
      <Group justify="space-between" align="center" mb="lg" gap="md">
        <Title order={1} fz={{ base: 24, sm: 28 }}>
          {title}
        </Title>
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
      {children}
    </Box>
  );
}

/** `Marketplace · Byline`, in the browser's tab. */
export function DocumentTitle({ title }: { title: string }) {
  return <title>{`${title} · ${config.title}`}</title>;
}
