import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate } from "@tanstack/react-router";
import { errorCode } from "#platform/web/api-error.ts";
import { texts as platformTexts } from "#platform/web/texts.ts";
import { afterSignUp } from "./after-sign-up.ts";
import { confirmByCode, texts } from "./confirmation-code.ts";

/** Takes the mail's code, for people who read mail on another device. The guard leads on with the session. */
export function ConfirmationCode({ email, next }: { email: string; next: string | undefined }) {
  const navigate = useNavigate();
  const form = useForm({ initialValues: { code: "" } });
  const submit = form.onSubmit(async ({ code }) => {
    await navigate({ to: ".", search: { next: afterSignUp(next) }, replace: true });
    await confirmByCode(email, code).catch((error: unknown) =>
      form.setErrors({ code: errorCode(error) === "otp_expired" ? texts.wrong : messageOf(error) }),
    );
  });
  const digits = form.values.code.replaceAll(/\D/g, "").length;
  return (
    <form onSubmit={submit} noValidate>
      <Stack align="flex-start" mb="md">
        <TextInput
          label={texts.label}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={13}
          size="md"
          {...form.getInputProps("code")}
        />
        <Button type="submit" loading={form.submitting} disabled={digits < 6}>
          {texts.action}
        </Button>
      </Stack>
    </form>
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : platformTexts.somethingWrong);
