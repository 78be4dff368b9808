import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { settingsQuery } from "./api.ts";
import { SettingsForm } from "./SettingsForm.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_operator/operator/settings")({ component: SettingsPage });

/** Settings of the whole installation (R1.10). */
function SettingsPage() {
  const query = useQuery(settingsQuery());
  return (
    <Page title={texts.title}>
      <QueryState query={query}>{(settings) => <SettingsForm settings={settings} />}</QueryState>
    </Page>
  );
}
