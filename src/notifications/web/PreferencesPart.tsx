import { useQuery } from "@tanstack/react-query";
import { Part } from "#platform/web/components/Part.tsx";
import { isFlagOn, publicSettingsQuery } from "#settings/web/public-settings.ts";
import { PreferenceFields } from "./PreferenceFields.tsx";
import { texts } from "./texts.ts";

/** Shown in the settings while the page's flag is off (R2.15). */
export function PreferencesPart() {
  const { data: settings } = useQuery(publicSettingsQuery());
  if (!settings || isFlagOn(settings, "profile-notifications")) return null;
  return (
    <Part title={texts.title}>
      <PreferenceFields />
    </Part>
  );
}
