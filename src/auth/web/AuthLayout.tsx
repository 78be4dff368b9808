import { Box, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { DocumentTitle } from "#platform/web/components/Page.tsx";

export function AuthLayout({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <Box maw={400} mx="auto" px="md" pt={{ base: 40, sm: 88 }} pb={80}>
      <DocumentTitle title={title} />
      <Title order={1} fz={28} mb={text ? "xs" : "lg"}>
        {title}
      </Title>
      {text && (
        <Text c="dimmed" mb="lg">
          {text}
        </Text>
      )}
      {children}
    </Box>
  );
}
