import { SegmentedControl, Stack, useMantineColorScheme } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { EmailPart } from "#auth/web/settings/EmailPart.tsx";
import { FactorsPart } from "#auth/web/settings/FactorsPart.tsx";
import { MethodsPart } from "#auth/web/settings/MethodsPart.tsx";
import { PasswordPart } from "#auth/web/settings/PasswordPart.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { Part } from "#platform/web/components/Part.tsx";
import { guarded } from "#platform/web/guards.ts";
import { useSession } from "#platform/web/session.ts";
import { DeletionPart } from "./DeletionPart.tsx";
import { SessionsPart } from "./SessionsPart.tsx";
import { texts } from "./texts.ts";

const words = texts.settings;

export const Route = createFileRoute("/_profile/profile/settings")({
  beforeLoad: guarded("auth"),
  component: SettingsPage,
});

/** How one signs in and where, how the app looks, and the way out (R2.15). */
function SettingsPage() {
  const session = useSession();
  if (!session) return null;
  return (
    <Page title={words.title}>
      <Stack gap={48}>
        <EmailPart session={session} />
        <PasswordPart session={session} />
        <MethodsPart session={session} />
        <FactorsPart session={session} />
        <SessionsPart />
        <ThemePart />
        <DeletionPart email={session.user.email ?? ""} userId={session.user.id} />
      </Stack>
    </Page>
  );
}

const themes = ["light", "dark", "auto"] as const;

function ThemePart() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Part title={words.theme}>
      <SegmentedControl
        aria-label={words.theme}
        value={colorScheme}
        onChange={setColorScheme}
        data={themes.map((value) => ({ value, label: words.themes[value] }))}
        style={{ alignSelf: "flex-start" }}
      />
    </Part>
  );
}
