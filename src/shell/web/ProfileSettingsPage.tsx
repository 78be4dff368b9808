import { SegmentedControl, Stack, Switch, useMantineColorScheme } from "@mantine/core";
import type { Session } from "@supabase/auth-js";
import { createFileRoute } from "@tanstack/react-router";
import { DataCopyPart } from "#accounts/web/profile/DataCopyPart.tsx";
import { DeletionPart } from "#accounts/web/profile/DeletionPart.tsx";
import { FileRoomPart } from "#accounts/web/profile/FileRoomPart.tsx";
import { SessionsPart } from "#accounts/web/profile/SessionsPart.tsx";
import { texts } from "#accounts/web/profile/texts.ts";
import { ProofGate } from "#auth/web/proof/ProofGate.tsx";
import { EmailPart } from "#auth/web/settings/EmailPart.tsx";
import { FactorsPart } from "#auth/web/settings/FactorsPart.tsx";
import { MethodsPart } from "#auth/web/settings/MethodsPart.tsx";
import { PasskeysPart } from "#auth/web/settings/PasskeysPart.tsx";
import { PasswordPart } from "#auth/web/settings/PasswordPart.tsx";
import { RecoveryCodesPart } from "#auth/web/settings/RecoveryCodesPart.tsx";
import { PreferencesPart } from "#notifications/web/PreferencesPart.tsx";
import { decideConsent, useConsent } from "#platform/web/analytics/consent.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { Part } from "#platform/web/components/Part.tsx";
import { config } from "#platform/web/config.ts";
import { guarded } from "#platform/web/guards.ts";
import { useSession } from "#platform/web/session.ts";

const profileSettingsWords = texts.settings;

export const Route = createFileRoute("/_profile/profile/settings")({
  beforeLoad: guarded("auth"),
  component: ProfileSettingsPage,
});

function ProfileSettingsPage() {
  const session = useSession();
  if (!session) return null;
  return (
    <Page title={profileSettingsWords.title}>
      <Stack gap={48}>
        <EmailPart session={session} />
        <PasswordPart session={session} />
        <MethodsPart session={session} />
        <PasskeysPart />
        <FactorsPart session={session} />
        {hasSecondFactor(session) && <RecoveryCodesPart />}
        <SessionsPart />
        <PreferencesPart />
        <ThemePart />
        {config.analytics && <AnalyticsPart />}
        <FileRoomPart />
        <DataCopyPart userId={session.user.id} />
        <DeletionPart email={session.user.email ?? ""} userId={session.user.id} />
      </Stack>
      <ProofGate />
    </Page>
  );
}

const hasSecondFactor = ({ user }: Session) => user.factors?.some(({ status }) => status === "verified") ?? false;

const themes = ["light", "dark", "auto"] as const;

function ThemePart() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Part title={profileSettingsWords.theme}>
      <SegmentedControl
        aria-label={profileSettingsWords.theme}
        value={colorScheme}
        onChange={setColorScheme}
        data={themes.map((value) => ({ value, label: profileSettingsWords.themes[value] }))}
        style={{ alignSelf: "flex-start" }}
      />
    </Part>
  );
}

/** Consent can be given and taken back at any time; only where a provider is configured (R7.6). */
function AnalyticsPart() {
  const consent = useConsent();
  return (
    <Part title={profileSettingsWords.analytics}>
      <Switch
        label={profileSettingsWords.analyticsText}
        checked={consent === "granted"}
        onChange={({ currentTarget }) => decideConsent(currentTarget.checked ? "granted" : "denied")}
      />
    </Part>
  );
}
