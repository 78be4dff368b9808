import { Button, Group, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Session } from "@supabase/auth-js";
import { notify } from "#platform/web/components/notify.ts";
import { Part } from "#platform/web/components/Part.tsx";
import { authFieldErrors } from "../auth-error.ts";
import { changeEmail } from "../calls.ts";
import { OutboxLink } from "../OutboxLink.tsx";
import { validateEmail } from "../validation.ts";
import { texts } from "./texts.ts";

/** The change needs confirmation from both inboxes. */
export function EmailPart({ session }: { session: Session }) {
  const form = useForm({ initialValues: { email: "" }, validate: validateEmail });
  const submit = form.onSubmit(async ({ email }) => {
    try {
      await changeEmail(email.trim());
      notify.success(texts.emailSent);
      form.reset();
    } catch (error) {
      form.setErrors(authFieldErrors(error));
    }
  });
  return (
    <Part title={texts.email} text={texts.emailText(session.user.email ?? "")}>
      <form onSubmit={submit} noValidate>
        <Group align="flex-start">
          <TextInput
            label={texts.newEmail}
            type="email"
            autoComplete="email"
            flex={1}
            miw={220}
            {...form.getInputProps("email")}
          />
          <Button type="submit" variant="secondary" mt={25} loading={form.submitting}>
            {texts.changeEmail}
          </Button>
        </Group>
      </form>
      <OutboxLink />
    </Part>
  );
}
