import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { metricProvidersQuery } from "#media/providers/web/api.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Rows } from "#platform/web/components/rows/Rows.tsx";
import { Provider } from "./Provider.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_operator/operator/metrics")({ component: MetricsPage });

/** Providers, their budgets and results (R3.6, R10.9). */
function MetricsPage() {
  const query = useQuery(metricProvidersQuery());
  return (
    <Page title={texts.title}>
      <Text c="dimmed" mb="md" maw={720}>
        {texts.lead}
      </Text>
      <QueryState query={query}>
        {({ items }) => (
          <Rows label={texts.title}>
            {items.map((provider) => (
              <Provider key={provider.id} provider={provider} />
            ))}
          </Rows>
        )}
      </QueryState>
    </Page>
  );
}
