import { redirect } from "@tanstack/react-router";
import { guardNamed } from "#platform/web/guards.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { isFlagOn, publicSettingsQuery } from "#settings/web/public-settings.ts";

/** Redirects to the settings while the flag is off (R2.15). */
export async function enterPreferences(href: string): Promise<void> {
  await guardNamed("auth")(href);
  const settings = await queryClient.ensureQueryData(publicSettingsQuery());
  if (!isFlagOn(settings, "profile-notifications")) throw redirect({ to: "/profile/settings" });
}
