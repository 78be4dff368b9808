import { Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { authFieldErrors } from "./auth-error.ts";
import { EmailField } from "./EmailField.tsx";
import { SubmitPart } from "./SubmitPart.tsx";
import { validateEmail, warmUp } from "./validation.ts";

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
        <EmailField key={form.key("email")} {...form.getInputProps("email")} />
        <SubmitPart label={action} isSubmitting={form.submitting} />
      </Stack>
    </form>
  );
}
