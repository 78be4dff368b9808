import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Rows } from "#platform/web/components/rows/Rows.tsx";
import { settingsQuery } from "#settings/web/api.ts";
import { setupQuery } from "./api.ts";
import { SetupStep } from "./SetupStep.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_operator/operator/setup")({ component: SetupPage });

function SetupPage() {
  const setups = useQuery(setupQuery());
  const settings = useQuery(settingsQuery());
  return (
    <Page title={texts.title} size="narrow">
      <Text c="dimmed">{texts.lead}</Text>
      <QueryState query={setups}>
        {({ steps }) => (
          <QueryState query={settings} inline>
            {(decided) => (
              <Rows label={texts.title}>
                {steps.map((item) => (
                  <SetupStep key={item.step} item={item} settings={decided} />
                ))}
              </Rows>
            )}
          </QueryState>
        )}
      </QueryState>
    </Page>
  );
}
