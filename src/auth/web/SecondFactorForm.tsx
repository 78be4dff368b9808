import { Button, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Factor, Session } from "@supabase/auth-js";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { notify } from "#platform/web/components/notify.ts";
import { signOut } from "#platform/web/session.ts";
import { AuthLayout } from "./AuthLayout.tsx";
import { authFieldErrors } from "./auth-error.ts";
import { showSecondFactor, showSecurityKey, signInWaysQuery } from "./calls.ts";
import { isTurnedDown, signInWithPasskey } from "./passkey-calls.ts";
import { showRecoveryCode } from "./recovery-code-calls.ts";
import { texts } from "./texts.ts";

const secondFactorWords = texts.secondFactor;

const failed = (error: unknown) => {
  if (!isTurnedDown(error)) notify.error(authFieldErrors(error).email ?? "");
};

/** The route's guard is asked anew once the session's level has risen, and leads on (R6.1). */
export function SecondFactorForm({ session }: { session: Session }) {
  const router = useRouter();
  const goOn = () => router.invalidate();
  const { data: ways } = useQuery(signInWaysQuery());
  const factors = (session.user.factors ?? []).filter(({ status }) => status === "verified");
  const apps = factors.filter(({ factor_type }) => factor_type === "totp");
  const key = factors.find(({ factor_type }) => factor_type === "webauthn");
  const [isRecovering, setRecovering] = useState(false);
  const leave = async () => {
    await signOut();
    await router.navigate({ to: "/sign-in" });
  };
  const asksCode = isRecovering || apps.length > 0;
  return (
    <AuthLayout
      title={secondFactorWords.title}
      text={isRecovering ? secondFactorWords.recoveryText : asksCode ? secondFactorWords.text : undefined}
    >
      <Stack>
        {isRecovering ? <RecoveryForm onShown={goOn} /> : apps.length > 0 && <CodeForm apps={apps} onShown={goOn} />}
        {key && (
          <Button
            size="big"
            variant={asksCode ? "secondary" : "filled"}
            onClick={() => void showSecurityKey(key.id).then(goOn, failed)}
          >
            {secondFactorWords.key}
          </Button>
        )}
        {ways?.hasPasskeys && (
          <Button size="big" variant="secondary" onClick={() => void signInWithPasskey().then(goOn, failed)}>
            {secondFactorWords.passkey}
          </Button>
        )}
        {ways?.hasRecoveryCodes && (
          <Button variant="link" onClick={() => setRecovering(!isRecovering)}>
            {isRecovering ? secondFactorWords.byApp : secondFactorWords.recovery}
          </Button>
        )}
        <Button variant="link" onClick={() => void leave()}>
          {secondFactorWords.leave}
        </Button>
      </Stack>
    </AuthLayout>
  );
}

type StepParts = { onShown: () => void };

function CodeForm({ apps, onShown }: { apps: Factor[] } & StepParts) {
  const form = useForm({ initialValues: { factor: apps[0]?.id ?? "", code: "" } });
  const submit = form.onSubmit(async ({ factor, code }) => {
    await showSecondFactor(factor, code.replaceAll(/\D/g, "")).then(onShown, (error: unknown) => {
      const { email, password } = authFieldErrors(error);
      form.setErrors({ code: password ?? email });
    });
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {apps.length > 1 && (
          <NativeSelect
            label={secondFactorWords.factor}
            data={apps.map(({ id, friendly_name }) => ({
              value: id,
              label: friendly_name || secondFactorWords.unnamed,
            }))}
            {...form.getInputProps("factor")}
          />
        )}
        <TextInput
          label={secondFactorWords.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          maxLength={7}
          size="md"
          {...form.getInputProps("code")}
        />
        <Button type="submit" size="big" loading={form.submitting} disabled={!/^\d{3} ?\d{3}$/.test(form.values.code)}>
          {secondFactorWords.action}
        </Button>
      </Stack>
    </form>
  );
}

function RecoveryForm({ onShown }: StepParts) {
  const form = useForm({ initialValues: { code: "" } });
  const submit = form.onSubmit(async ({ code }) => {
    await showRecoveryCode(code).then(onShown, (error: unknown) => {
      const { email, password } = authFieldErrors(error);
      form.setErrors({ code: password ? secondFactorWords.recoveryWrong : email });
    });
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={secondFactorWords.recoveryCode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          maxLength={40}
          size="md"
          {...form.getInputProps("code")}
        />
        <Button type="submit" size="big" loading={form.submitting} disabled={form.values.code.trim().length < 10}>
          {secondFactorWords.action}
        </Button>
      </Stack>
    </form>
  );
}
