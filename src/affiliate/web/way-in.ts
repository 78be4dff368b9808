import { redirect } from "@tanstack/react-router";
import { config } from "#platform/web/config.ts";
import { guardNamed } from "#platform/web/guards.ts";

/** Redirects to the settings where no tracking address is configured (R2.15). */
export async function enterProgramme(href: string): Promise<void> {
  await guardNamed("auth")(href);
  if (!config.affiliateUrl) throw redirect({ to: "/profile/settings" });
}
