import { Stack, Switch, Text } from "@mantine/core";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import type { z } from "zod";
import type { subscriptionPreferencesInput } from "#accounts/contract.ts";
import { fetchItem, send } from "#platform/web/api.ts";
import { notify } from "#platform/web/components/notify.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guardNamed } from "#platform/web/guards.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { isFlagOn, publicSettingsQuery } from "#settings/web/public-settings.ts";
import { texts } from "./texts.ts";

/** Behind its flag; without it the settings are the place to be (R2.15). */
export const Route = createFileRoute("/_profile/profile/notifications")({
  beforeLoad: async ({ location }) => {
    await guardNamed("auth")(location.href);
    const settings = await queryClient.ensureQueryData(publicSettingsQuery());
    if (!isFlagOn(settings, "profile-notifications")) throw redirect({ to: "/profile/settings" });
  },
  component: NotificationsPage,
});

type Preferences = z.infer<typeof subscriptionPreferencesInput>;
const path = "/client_users/subscription_preferences";
const names = ["orderUpdates", "offers", "billing", "productNews"] as const;

function preferencesQuery() {
  return queryOptions({ queryKey: ["subscription_preferences"], queryFn: () => fetchItem<Preferences>(path) });
}

/** Which mails the person wants (R7.2). A switch counts at once, and goes back when it could not be kept. */
function NotificationsPage() {
  const query = useQuery(preferencesQuery());
  const choose = async (before: Preferences, changed: Partial<Preferences>) => {
    const { orderUpdates, offers, billing, productNews } = { ...before, ...changed };
    const wanted = { orderUpdates, offers, billing, productNews };
    queryClient.setQueryData(preferencesQuery().queryKey, wanted);
    try {
      await send("PUT", path, wanted);
    } catch (error) {
      queryClient.setQueryData(preferencesQuery().queryKey, before);
      notify.failure(error);
    }
  };
  return (
    <Page title={texts.title} size="narrow">
      <Text c="dimmed" mb="lg">
        {texts.lead}
      </Text>
      <QueryState query={query}>
        {(preferences) => (
          <Stack>
            {names.map((name) => (
              <Switch
                key={name}
                label={texts.names[name]}
                checked={preferences[name]}
                onChange={({ currentTarget }) => void choose(preferences, { [name]: currentTarget.checked })}
              />
            ))}
          </Stack>
        )}
      </QueryState>
    </Page>
  );
}
