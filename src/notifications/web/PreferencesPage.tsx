import { createFileRoute } from "@tanstack/react-router";
import { Page } from "#platform/web/components/Page.tsx";
import { PreferenceFields } from "./PreferenceFields.tsx";
import { texts } from "./texts.ts";

/** Behind its flag (R2.15), whose check loads on demand. */
export const Route = createFileRoute("/_profile/profile/notifications")({
  beforeLoad: async ({ location }) => (await import("./way-in.ts")).enterPreferences(location.href),
  component: PreferencesPage,
});

function PreferencesPage() {
  return (
    <Page title={texts.title} size="narrow">
      <PreferenceFields />
    </Page>
  );
}
