import { PasswordInput, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { lazy, Suspense, useState } from "react";
import { authFieldErrors } from "./auth-error.ts";
import { EmailField } from "./EmailField.tsx";
import { SubmitPart } from "./SubmitPart.tsx";
import { texts } from "./texts.ts";
import { validateCredentials, warmUp } from "./validation.ts";

const PasswordStrength = lazy(() => import("./PasswordStrength.tsx"));

type Credentials = { email: string; password: string };

type CredentialsFormProps = {
  action: string;
  password: "current-password" | "new-password";
  onSubmit: (credentials: Credentials) => Promise<void>;
};

/** Checked by the server's schema (R5.5). */
export function CredentialsForm({ action, password, onSubmit }: CredentialsFormProps) {
  const isNew = password === "new-password";
  const [typed, setTyped] = useState({ email: "", password: "" });
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { email: "", password: "" },
    onValuesChange: (values) => isNew && setTyped(values),
    validate: validateCredentials,
    transformValues: ({ email, password }) => ({ email: email.trim(), password }),
  });
  const submit = form.onSubmit(async (values) => {
    await onSubmit(values).catch((error: unknown) => form.setErrors(authFieldErrors(error)));
  });
  return (
    <form onSubmit={submit} onInput={warmUp} noValidate>
      <Stack>
        <EmailField autoFocus key={form.key("email")} {...form.getInputProps("email")} />
        <PasswordInput
          label={texts.password}
          description={isNew ? texts.passwordHint : undefined}
          autoComplete={password}
          size="md"
          key={form.key("password")}
          {...form.getInputProps("password")}
        />
        {isNew && typed.password !== "" && (
          <Suspense>
            <PasswordStrength {...typed} />
          </Suspense>
        )}
        <SubmitPart label={action} isSubmitting={form.submitting} />
      </Stack>
    </form>
  );
}
