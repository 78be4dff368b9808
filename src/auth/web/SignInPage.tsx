import { Alert, Group, Text } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { errorCode } from "#platform/web/api-error.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { guarded } from "#platform/web/guards.ts";
import { isHalfSignedIn, landedWith, useSession } from "#platform/web/session.ts";
import { AuthLayout } from "./AuthLayout.tsx";
import { CredentialsForm } from "./CredentialsForm.tsx";
import { signIn } from "./calls.ts";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { nextSearch } from "./search.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/sign-in")({
  validateSearch: nextSearch,
  beforeLoad: guarded("unauthorized-only"),
  component: SignInPage,
});

const SecondFactorForm = lazy(() =>
  import("./SecondFactorForm.tsx").then(({ SecondFactorForm: form }) => ({ default: form })),
);

const ConfirmationNotice = lazy(() =>
  import("./ConfirmationNotice.tsx").then(({ ConfirmationNotice: notice }) => ({ default: notice })),
);

/** Email and password, then any second factor; the guard leads on with a full session (R2.2). */
function SignInPage() {
  const { next } = Route.useSearch();
  const session = useSession();
  const [unconfirmed, setUnconfirmed] = useState<{ email: string; password: string }>();
  if (session && isHalfSignedIn(session))
    return (
      <Suspense>
        <SecondFactorForm session={session} />
      </Suspense>
    );
  if (unconfirmed)
    return (
      <Suspense>
        <ConfirmationNotice account={unconfirmed} next={next} onBack={() => setUnconfirmed(undefined)} />
      </Suspense>
    );
  const submit = async ({ email, password }: { email: string; password: string }) => {
    try {
      await signIn(email, password);
    } catch (error) {
      if (errorCode(error) !== "email_not_confirmed") throw error;
      setUnconfirmed({ email, password });
    }
  };
  return (
    <AuthLayout title={texts.signIn.title}>
      <ProviderRefusal />
      <CredentialsForm action={texts.signIn.action} password="current-password" onSubmit={submit} />
      <AnchorLink to="/forgot" fz="sm" mt="md" display="inline-block">
        {texts.signIn.forgot}
      </AnchorLink>
      <ProviderButtons next={next} offersPasskeys />
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

function ProviderRefusal() {
  const { reason } = landedWith;
  if (!reason) return null;
  return (
    <Alert color="red" variant="light" mb="md" role="alert">
      {reason}
    </Alert>
  );
}
