import { redirect } from "@tanstack/react-router";
import { config } from "#platform/web/config.ts";
import { guardNamed } from "#platform/web/guards.ts";

/** Lets whoever is signed in to the affiliate programme; where no tracking address is configured, the settings are the place to be (R2.15). */
export async function enterProgramme(href: string): Promise<void> {
  await guardNamed("auth")(href);
  if (!config.affiliateUrl) throw redirect({ to: "/profile/settings" });
}
