import { Anchor, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { config } from "#platform/web/config.ts";
import { isFlagOn, publicSettingsQuery } from "#settings/web/public-settings.ts";
import { PlaceTabs } from "./PlaceTabs.tsx";
import { texts } from "./place-texts.ts";

/** What belongs to the person and their organization, side by side (R2.15, R2.28). */
export const Route = createFileRoute("/_profile")({ component: ProfileLayout });

const { profile: words } = texts;

function ProfileLayout() {
  const { data: settings } = useQuery(publicSettingsQuery());
  const hasNotifications = settings !== undefined && isFlagOn(settings, "profile-notifications");
  const tabs = [
    { to: "/profile/general", label: words.general },
    { to: "/profile/billing", label: words.billing },
    { to: "/profile/media", label: words.media },
    { to: "/profile/shared-links", label: words.sharedLinks },
    { to: "/profile/settings", label: words.settings },
    ...(hasNotifications ? [{ to: "/profile/notifications" as const, label: words.notifications }] : []),
    ...(config.affiliateUrl ? [{ to: "/profile/affiliate" as const, label: words.affiliate }] : []),
    { to: "/profile/extras", label: words.extras },
  ] as const;
  return (
    <>
      <PlaceTabs label={words.title} tabs={tabs} />
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
