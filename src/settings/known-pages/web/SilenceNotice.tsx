import { Alert } from "@mantine/core";
import { formatInstant } from "#platform/web/dates.ts";
import type { SettingsItem } from "../../contract.ts";
import { texts } from "./texts.ts";

export function SilenceNotice({ settings: { knownPagesSilentSince } }: { settings: SettingsItem }) {
  if (!knownPagesSilentSince) return null;
  return (
    <Alert color="red" variant="light" title={texts.silent(formatInstant(knownPagesSilentSince))}>
      {texts.silentText}
    </Alert>
  );
}
