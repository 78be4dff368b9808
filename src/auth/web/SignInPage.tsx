import { Group, Text } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { guarded } from "#platform/web/guards.ts";
import { AuthLayout } from "./AuthLayout.tsx";
import { authErrorCode } from "./auth-error.ts";
import { ConfirmationNotice } from "./ConfirmationNotice.tsx";
import { CredentialsForm } from "./CredentialsForm.tsx";
import { signIn } from "./calls.ts";
import { nextSearch } from "./search.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/sign-in")({
  validateSearch: nextSearch,
  beforeLoad: guarded("unauthorized-only"),
  component: SignInPage,
});

/** Email and password; the guard leads on as soon as there is a session (R2.2). */
function SignInPage() {
  const { next } = Route.useSearch();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  if (unconfirmed)
    return <ConfirmationNotice email={unconfirmed} next={next} onBack={() => setUnconfirmed(undefined)} />;
  const submit = async ({ email, password }: { email: string; password: string }) => {
    try {
      await signIn(email, password);
    } catch (error) {
      if (authErrorCode(error) !== "email_not_confirmed") throw error;
      setUnconfirmed(email);
    }
  };
  return (
    <AuthLayout title={texts.signIn.title}>
      <CredentialsForm action={texts.signIn.action} password="current-password" onSubmit={submit} />
      <AnchorLink to="/forgot" fz="sm" mt="md" display="inline-block">
        {texts.signIn.forgot}
      </AnchorLink>
      <Group gap={6} mt="xl">
        <Text fz="sm" c="dimmed">
          {texts.signIn.noAccount}
        </Text>
        <AnchorLink to="/sign-up" search={{ next }} fz="sm">
          {texts.signIn.signUp}
        </AnchorLink>
      </Group>
    </AuthLayout>
  );
}
