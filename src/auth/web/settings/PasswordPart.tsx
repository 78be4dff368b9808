import { Button, PasswordInput, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Session } from "@supabase/auth-js";
import { notify } from "#platform/web/components/notify.ts";
import { Part } from "#platform/web/components/Part.tsx";
import { authFieldErrors } from "../auth-error.ts";
import { savePassword } from "../calls.ts";
import PasswordStrength from "../PasswordStrength.tsx";
import { texts as authTexts } from "../texts.ts";
import { validatePassword } from "../validation.ts";
import { texts } from "./texts.ts";

/** A new password signs out all other devices. */
export function PasswordPart({ session }: { session: Session }) {
  const form = useForm({ initialValues: { password: "" }, validate: validatePassword });
  const submit = form.onSubmit(async ({ password }) => {
    try {
      await savePassword(password);
      notify.success(texts.passwordChanged);
      form.reset();
    } catch (error) {
      const { email, password: refused } = authFieldErrors(error);
      form.setErrors({ password: refused ?? email });
    }
  });
  return (
    <Part title={texts.password}>
      <form onSubmit={submit} noValidate>
        <Stack align="stretch" maw={400}>
          <PasswordInput
            label={authTexts.newPassword}
            description={authTexts.passwordHint}
            autoComplete="new-password"
            {...form.getInputProps("password")}
          />
          <PasswordStrength password={form.values.password} email={session.user.email ?? ""} />
          <Button type="submit" variant="secondary" loading={form.submitting} style={{ alignSelf: "flex-start" }}>
            {texts.changePassword}
          </Button>
        </Stack>
      </form>
    </Part>
  );
}
