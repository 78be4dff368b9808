import { Box, Card, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { clientUserQuery } from "#accounts/web/api.ts";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { DocumentTitle } from "#platform/web/components/Page.tsx";
import { queryClient } from "#platform/web/query-client.ts";
import { readSession } from "#platform/web/session.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/")({
  beforeLoad: async () => {
    if (!(await readSession())) return;
    const user = await queryClient.ensureQueryData(clientUserQuery());
    const { currentSide, synchroniseSession } = await import("#accounts/web/session-state.ts");
    synchroniseSession(user, "/");
    throw redirect({ to: currentSide() === "media" ? "/publisher" : "/dashboard" });
  },
  component: LandingPage,
});

const { landing } = texts;

/** What the house is, for visitors (R2.1). */
function LandingPage() {
  return (
    <Box maw={1120} mx="auto" px={{ base: "md", sm: "xl" }} pt={{ base: 48, sm: 88 }} pb={96}>
      <DocumentTitle title={landing.title} />
      <Title order={1} fz={{ base: 34, sm: 52 }} lh={1.08} maw={760} style={{ letterSpacing: "-0.025em" }}>
        {landing.title}
      </Title>
      <Text fz={{ base: "md", sm: "lg" }} c="dimmed" maw={640} mt="lg">
        {landing.lead}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt={48} spacing="lg">
        <Way title={landing.advertiser} text={landing.advertiserText} action={landing.advertiserAction} />
        <Way
          title={landing.publisher}
          text={landing.publisherText}
          action={landing.publisherAction}
          next="/publisher"
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 3 }} mt={72} spacing={40}>
        {landing.facts.map(({ title, text }) => (
          <div key={title}>
            <Title order={2} fz="md">
              {title}
            </Title>
            <Text c="dimmed" mt={6} fz="sm">
              {text}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </Box>
  );
}

function Way({ title, text, action, next }: { title: string; text: string; action: string; next?: string }) {
  return (
    <Card withBorder padding="xl" radius="md">
      <Stack gap="sm" align="flex-start" h="100%">
        <Title order={2} fz={22}>
          {title}
        </Title>
        <Text c="dimmed" flex={1}>
          {text}
        </Text>
        <ButtonLink to="/sign-up" search={{ next }} mt="xs" variant={next ? "secondary" : "accent"} size="big">
          {action}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
