import { Button, PasswordInput, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { ConfirmModal } from "#platform/web/components/confirmation/ConfirmModal.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { isHalfSignedIn, landedWith, useSession } from "#platform/web/session.ts";
import { AuthLayout } from "../AuthLayout.tsx";
import { authFieldErrors } from "../auth-error.ts";
import { savePassword } from "../calls.ts";
import { linkTexts } from "../link-texts.ts";
import { ProofGate } from "../proof/ProofGate.tsx";
import { SecondFactorForm } from "../SecondFactorForm.tsx";
import { texts } from "../texts.ts";
import { validatePassword } from "../validation.ts";

export const Route = createFileRoute("/reset")({ component: ResetPage });

/** A new password, from the emailed link or signed in (R2.4). No guard leads away, so the page explains a bad link. */
function ResetPage() {
  const session = useSession();
  if (session && isHalfSignedIn(session)) return <SecondFactorForm session={session} />;
  const isLinkBad = session === null || landedWith.errorCode !== undefined;
  return (
    <AuthLayout title={linkTexts.reset.title}>
      <PasswordForm />
      <BadLinkModal opened={isLinkBad} />
      <ProofGate />
    </AuthLayout>
  );
}

function PasswordForm() {
  const navigate = useNavigate();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { password: "" },
    validate: validatePassword,
  });
  const submit = form.onSubmit(async ({ password }) => {
    try {
      await savePassword(password);
      notify.success(linkTexts.reset.done);
      await navigate({ to: "/" });
    } catch (error) {
      const { email, password: refused } = authFieldErrors(error);
      form.setErrors({ password: refused ?? email });
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <PasswordInput
          label={texts.newPassword}
          description={texts.passwordHint}
          autoComplete="new-password"
          size="md"
          key={form.key("password")}
          {...form.getInputProps("password")}
        />
        <Button type="submit" size="big" loading={form.submitting}>
          {linkTexts.reset.action}
        </Button>
      </Stack>
    </form>
  );
}

function BadLinkModal({ opened }: { opened: boolean }) {
  const navigate = useNavigate();
  const toSignIn = () => void navigate({ to: "/sign-in" });
  return (
    <ConfirmModal
      opened={opened}
      onClose={toSignIn}
      title={linkTexts.reset.invalidTitle}
      confirmLabel={linkTexts.reset.request}
      onConfirm={() => void navigate({ to: "/forgot" })}
    >
      <p>{landedWith.code ? linkTexts.reset.elsewhere : linkTexts.reset.invalid}</p>
    </ConfirmModal>
  );
}
