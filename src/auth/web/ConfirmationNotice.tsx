import { Button, Group, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { notify } from "#platform/web/components/notify.ts";
import { AuthLayout } from "./AuthLayout.tsx";
import { authFieldErrors } from "./auth-error.ts";
import { CaptchaPart } from "./CaptchaPart.tsx";
import { ConfirmationCode } from "./ConfirmationCode.tsx";
import { signUp } from "./calls.ts";
import { OutboxLink } from "./OutboxLink.tsx";
import { texts } from "./texts.ts";

type ConfirmationNoticeProps = {
  /** Resending needs the password: without it the requester may be a stranger, and the account loses its password. */
  account: { email: string; password: string };
  next: string | undefined;
  onBack: () => void;
};

export function ConfirmationNotice({ account, next, onBack }: ConfirmationNoticeProps) {
  const { email, password } = account;
  const resend = useMutation({
    meta: { says: texts.notice.resend },
    mutationFn: () => signUp(email, password, next),
    onSuccess: () => notify.success(texts.notice.resent),
    onError: (error) => notify.error(authFieldErrors(error).email ?? error.message),
  });
  return (
    <AuthLayout title={texts.notice.title} text={texts.notice.text(email)}>
      <ConfirmationCode email={email} next={next} />
      <Stack align="flex-start">
        <CaptchaPart />
        <Group>
          <Button onClick={() => resend.mutate()} loading={resend.isPending}>
            {texts.notice.resend}
          </Button>
          <Button variant="secondary" onClick={onBack}>
            {texts.notice.otherEmail}
          </Button>
        </Group>
        <OutboxLink />
      </Stack>
    </AuthLayout>
  );
}
