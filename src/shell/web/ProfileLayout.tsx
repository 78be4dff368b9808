import { Anchor, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { config } from "#platform/web/config.ts";
import { isFlagOn, publicSettingsQuery } from "#settings/web/public-settings.ts";
import { PlaceTabs } from "./PlaceTabs.tsx";
import { texts } from "./place-texts.ts";
import { tabsOf } from "./places.ts";

export const Route = createFileRoute("/_profile")({ component: ProfileLayout });

function ProfileLayout() {
  const { data: settings } = useQuery(publicSettingsQuery());
  const tabs = tabsOf("profile").filter(({ flag }) => !flag || (settings && isFlagOn(settings, flag)));
  return (
    <>
      <PlaceTabs label={texts.profile.title} tabs={tabs} />
      <Outlet />
      {config.support && (
        <Text ta="center" fz="sm" pb="xl">
          <Anchor href={config.support} inherit>
            {texts.support}
          </Anchor>
        </Text>
      )}
    </>
  );
}
