import { Card, Group, List, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { setupQuery } from "./api.ts";
import { texts } from "./texts.ts";

export function SetupNotice() {
  const { data: setup } = useQuery(setupQuery());
  const left = (setup?.steps ?? []).filter(({ state }) => state === "missing" || state === "unconfirmed");
  if (left.length === 0) return null;
  return (
    <Card withBorder p="lg" mb="xl" component="section" aria-label={texts.title}>
      <Stack gap="sm">
        <Title order={2}>{texts.left(left.length)}</Title>
        <List spacing="xs">
          {left.map(({ step, title, stops }) => (
            <List.Item key={step}>
              <Text component="span" fw={600}>
                {title}:
              </Text>{" "}
              <Text component="span" c="dimmed">
                {stops}
              </Text>
            </List.Item>
          ))}
        </List>
        <Group>
          <ButtonLink to="/operator/setup">{texts.goOn}</ButtonLink>
        </Group>
      </Stack>
    </Card>
  );
}
