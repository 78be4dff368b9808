import { Button, PasswordInput, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { createFileRoute, useLocation, useNavigate } from "@tanstack/react-router";
import type { z } from "zod";
import { AuthLayout } from "#auth/web/AuthLayout.tsx";
import { signIn } from "#auth/web/calls.ts";
import { EmailField } from "#auth/web/EmailField.tsx";
import { texts as authTexts } from "#auth/web/texts.ts";
import { validateCredentials } from "#auth/web/validation.ts";
import { api, sendPlain } from "#platform/web/calls/client.ts";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import { config } from "#platform/web/config.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { useSession } from "#platform/web/session.ts";
import type { firstOperatorInput } from "../contract.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_none/setup")({ component: SetupLinkPage });

const setupLinkWords = texts.link;

const becomeOperator = async (input: z.input<typeof firstOperatorInput>): Promise<void> => {
  await sendPlain(api.setups, "first-operator", { input });
};

/** Makes the first operator, by the link that the start prints. */
function SetupLinkPage() {
  const { hash: secret } = useLocation();
  const session = useSession();
  const navigate = useNavigate();
  const goOn = async () => {
    queryClient.clear();
    await navigate({ to: "/second-factor", search: { next: "/operator/setup" } });
  };
  const Account = session ? OwnAccount : NewAccount;
  return (
    <AuthLayout
      title={setupLinkWords.title}
      text={secret === "" ? setupLinkWords.withoutSecret : setupLinkWords.text(config.title)}
    >
      {secret !== "" && <Account secret={secret} onDone={goOn} />}
    </AuthLayout>
  );
}

type FormProps = { secret: string; onDone: () => Promise<void> };

function OwnAccount({ secret, onDone }: FormProps) {
  const email = useSession()?.user.email ?? "";
  const become = () => becomeOperator({ secret }).then(onDone, notify.failure);
  return (
    <Stack>
      <Text>{setupLinkWords.signedInAs(email)}</Text>
      <Button size="big" onClick={() => void become()}>
        {setupLinkWords.become}
      </Button>
    </Stack>
  );
}

function NewAccount({ secret, onDone }: FormProps) {
  const form = useForm({
    initialValues: { name: "", email: "", password: "" },
    validate: (values) => ({
      ...validateCredentials(values),
      ...(values.name.trim() === "" ? { name: setupLinkWords.nameMissing } : {}),
    }),
  });
  const submit = submitting(form, async ({ name, email, password }) => {
    const login = { email: email.trim(), password };
    await becomeOperator({ secret, name, ...login });
    await signIn(login.email, password);
    await onDone();
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={setupLinkWords.name}
          autoComplete="name"
          size="md"
          autoFocus
          {...form.getInputProps("name")}
        />
        <EmailField {...form.getInputProps("email")} />
        <PasswordInput
          label={authTexts.password}
          description={authTexts.passwordHint}
          autoComplete="new-password"
          size="md"
          {...form.getInputProps("password")}
        />
        <Button type="submit" size="big" loading={form.submitting}>
          {setupLinkWords.create}
        </Button>
        <Text fz="sm" c="dimmed">
          {setupLinkWords.haveAccount}
        </Text>
      </Stack>
    </form>
  );
}
