import { Button, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Session } from "@supabase/auth-js";
import { useNavigate } from "@tanstack/react-router";
import { signOut } from "#platform/web/session.ts";
import { AuthLayout } from "./AuthLayout.tsx";
import { authFieldErrors } from "./auth-error.ts";
import { showSecondFactor } from "./calls.ts";
import { texts } from "./texts.ts";

const secondFactorWords = texts.secondFactor;

/** The route's guard leads on once the session's level has risen (R6.1). */
export function SecondFactorForm({ session }: { session: Session }) {
  const navigate = useNavigate();
  const factors = (session.user.factors ?? []).filter(({ status }) => status === "verified");
  const form = useForm({ initialValues: { factor: factors[0]?.id ?? "", code: "" } });
  const submit = form.onSubmit(async ({ factor, code }) => {
    await showSecondFactor(factor, code.replaceAll(/\D/g, "")).catch((error: unknown) => {
      const { email, password } = authFieldErrors(error);
      form.setErrors({ code: password ?? email });
    });
  });
  const leave = async () => {
    await signOut();
    await navigate({ to: "/sign-in" });
  };
  return (
    <AuthLayout title={secondFactorWords.title} text={secondFactorWords.text}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {factors.length > 1 && (
            <NativeSelect
              label={secondFactorWords.factor}
              data={factors.map(({ id, friendly_name }) => ({
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
          <Button
            type="submit"
            size="big"
            loading={form.submitting}
            disabled={!/^\d{3} ?\d{3}$/.test(form.values.code)}
          >
            {secondFactorWords.action}
          </Button>
          <Button variant="link" onClick={() => void leave()}>
            {secondFactorWords.leave}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}
