import { PasswordInput, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { lazy, Suspense, useLayoutEffect, useRef, useState } from "react";
import { forgetPaintedFields, paintedFields } from "#platform/web/painted-fields.ts";
import { authFieldErrors } from "./auth-error.ts";
import { EmailField } from "./EmailField.tsx";
import { SubmitPart } from "./SubmitPart.tsx";
import { texts } from "./texts.ts";
import { validateCredentials, warmUp } from "./validation.ts";

const PasswordStrength = lazy(() => import("./PasswordStrength.tsx"));

type Credentials = { email: string; password: string };

const typedIn = ({ email = "", password = "" }: Record<string, string>): Credentials => ({ email, password });
const typedBefore = () => typedIn(paintedFields()?.values ?? {});

type CredentialsFormProps = {
  action: string;
  password: "current-password" | "new-password";
  onSubmit: (credentials: Credentials) => Promise<void>;
};

/** Checked by the server's schema (R5.5). */
export function CredentialsForm({ action, password, onSubmit }: CredentialsFormProps) {
  const isNew = password === "new-password";
  const [initial] = useState(typedBefore);
  const [typed, setTyped] = useState(initial);
  const form = useForm({
    mode: "uncontrolled",
    initialValues: initial,
    onValuesChange: (values) => isNew && setTyped(values),
    validate: validateCredentials,
    transformValues: ({ email, password }) => ({ email: email.trim(), password }),
  });
  const submit = form.onSubmit(async (values) => {
    await onSubmit(values).catch((error: unknown) => form.setErrors(authFieldErrors(error)));
  });
  const element = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the painted fields are left once
  useLayoutEffect(() => {
    const painted = paintedFields();
    forgetPaintedFields();
    if (!painted) return;
    const last = typedIn(painted.values);
    if (last.email !== initial.email || last.password !== initial.password) form.setValues(last);
    const field = form.getInputNode(painted.focused ?? "") as HTMLInputElement | null;
    field?.focus();
    // Puts the caret behind what stands there.
    if (field) field.value = painted.values[painted.focused ?? ""] ?? "";
    if (painted.isSubmitted) element.current?.requestSubmit();
  }, []);
  return (
    <form ref={element} onSubmit={submit} onInput={warmUp} noValidate>
      <Stack>
        <EmailField
          autoComplete={isNew ? "username" : "username webauthn"}
          autoFocus
          key={form.key("email")}
          {...form.getInputProps("email")}
        />
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
