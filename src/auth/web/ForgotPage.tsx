import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { ConfirmModal } from "#platform/web/components/ConfirmModal.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { AuthLayout } from "./AuthLayout.tsx";
import { sendResetLink } from "./calls.ts";
import { EmailForm } from "./EmailForm.tsx";
import { OutboxLink } from "./OutboxLink.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/forgot")({ component: ForgotPage });

/** Asks for a reset link. The answer is the same for an address that nobody has (R2.3). */
function ForgotPage() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthLayout title={texts.forgot.title} text={texts.forgot.text}>
      <EmailForm
        action={texts.forgot.action}
        onSubmit={async (email) => {
          await sendResetLink(email);
          setSentTo(email);
        }}
      />
      <AnchorLink to="/sign-in" fz="sm" mt="md" display="inline-block">
        {texts.forgot.back}
      </AnchorLink>
      <ConfirmModal
        opened={sentTo !== undefined}
        onClose={() => setSentTo(undefined)}
        title={texts.forgot.sentTitle}
        confirmLabel={texts.forgot.gotIt}
        onConfirm={() => setSentTo(undefined)}
        cancelLabel={null}
      >
        <p>{texts.forgot.sent(sentTo ?? "")}</p>
        <OutboxLink />
      </ConfirmModal>
    </AuthLayout>
  );
}
