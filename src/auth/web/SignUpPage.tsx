import { Group, Text } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { guarded } from "#platform/web/guards.ts";
import { AuthLayout } from "./AuthLayout.tsx";
import { afterSignUp } from "./after-sign-up.ts";
import { ConfirmationNotice } from "./ConfirmationNotice.tsx";
import { CredentialsForm } from "./CredentialsForm.tsx";
import { signUp } from "./calls.ts";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { nextSearch } from "./search.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/sign-up")({
  validateSearch: nextSearch,
  beforeLoad: guarded("unauthorized-only"),
  component: SignUpPage,
});

/** A new account, then the notice of the confirmation mail (R2.2). */
function SignUpPage() {
  const { next } = Route.useSearch();
  const navigate = Route.useNavigate();
  const [account, setAccount] = useState<{ email: string; password: string }>();
  if (account) return <ConfirmationNotice account={account} next={next} onBack={() => setAccount(undefined)} />;
  return (
    <AuthLayout title={texts.signUp.title}>
      <CredentialsForm
        action={texts.signUp.action}
        password="new-password"
        onSubmit={async (credentials) => {
          // Where addresses need no proof, the guard leads on at once.
          await navigate({ search: { next: afterSignUp(next) }, replace: true });
          const isSignedIn = await signUp(credentials.email, credentials.password, next);
          if (!isSignedIn) setAccount(credentials);
        }}
      />
      <ProviderButtons next={next} />
      <Group gap={6} mt="xl">
        <Text fz="sm" c="dimmed">
          {texts.signUp.hasAccount}
        </Text>
        <AnchorLink to="/sign-in" search={{ next }} fz="sm">
          {texts.signUp.signIn}
        </AnchorLink>
      </Group>
    </AuthLayout>
  );
}
