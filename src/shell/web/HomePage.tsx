import { Box, Card, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { clientUserQuery } from "#accounts/web/api.ts";
import { formatCents } from "#platform/money/money.ts";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { DocumentTitle } from "#platform/web/components/Page.tsx";
import { queryClient } from "#platform/web/query-client.ts";
import { readSession } from "#platform/web/session.ts";
import { publicSettingsQuery } from "#settings/web/public-settings.ts";
import { texts as landing } from "./landing-texts.ts";

export const Route = createFileRoute("/")({
  beforeLoad: async () => {
    if (!(await readSession())) return;
    const user = await queryClient.ensureQueryData(clientUserQuery());
    const { currentSide, synchroniseSession } = await import("#accounts/web/session-state.ts");
    synchroniseSession(user, "/");
    const side = currentSide() === "media" ? "/publisher" : "/dashboard";
    throw redirect({ to: user.operator ? "/operator" : side });
  },
  component: LandingPage,
});

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
      <Figures />
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

/** Empty on an empty installation (R2.1). */
function Figures() {
  const { data } = useQuery(publicSettingsQuery());
  const { media = 0, countries = 0, formats = 0, lowestPriceCents, highestPriceCents } = data?.figures ?? {};
  const shown = [
    [media.toLocaleString("en-US"), landing.figures.media],
    [countries.toLocaleString("en-US"), landing.figures.countries],
    [formats.toLocaleString("en-US"), landing.figures.formats],
    [`${formatCents(lowestPriceCents ?? 0)} – ${formatCents(highestPriceCents ?? 0)}`, landing.figures.prices],
  ];
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} mt={48} mb={0} mih={64} spacing="lg">
      {media > 0 &&
        shown.map(([figure, name]) => (
          <Box key={name} style={{ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" }}>
            <Text component="dt" c="dimmed" fz="sm">
              {name}
            </Text>
            <Text component="dd" m={0} fz={{ base: 18, sm: 22 }} fw={650} className="figures">
              {figure}
            </Text>
          </Box>
        ))}
    </SimpleGrid>
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
