import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Suspense } from "react";
import { authFieldErrors } from "./auth-error.ts";
import { Captcha } from "./calls.ts";
import { texts } from "./texts.ts";
import { validateEmail, warmUp } from "./validation.ts";

/** One address that a mail is sent to. */
export function EmailForm({ action, onSubmit }: { action: string; onSubmit: (email: string) => Promise<void> }) {
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { email: "" },
    validate: validateEmail,
    transformValues: ({ email }) => ({ email: email.trim() }),
  });
  const submit = form.onSubmit(async ({ email }) => {
    await onSubmit(email).catch((error: unknown) => form.setErrors(authFieldErrors(error)));
  });
  return (
    <form onSubmit={submit} onInput={warmUp} noValidate>
      <Stack>
        <TextInput
          label={texts.email}
          type="email"
          autoComplete="username"
          size="md"
          key={form.key("email")}
          {...form.getInputProps("email")}
        />
        {Captcha && (
          <Suspense>
            <Captcha />
          </Suspense>
        )}
        <Button type="submit" size="big" loading={form.submitting}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
