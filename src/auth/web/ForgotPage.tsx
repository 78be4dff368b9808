import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { ConfirmModal } from "#platform/web/components/confirmation/ConfirmModal.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { AuthLayout } from "./AuthLayout.tsx";
import { sendResetLink } from "./calls.ts";
import { EmailForm } from "./EmailForm.tsx";
import { linkTexts } from "./link-texts.ts";
import { OutboxLink } from "./OutboxLink.tsx";

export const Route = createFileRoute("/forgot")({ component: ForgotPage });

/** The answer is the same for an unknown address (R2.3). */
function ForgotPage() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthLayout title={linkTexts.forgot.title} text={linkTexts.forgot.text}>
      <EmailForm
        action={linkTexts.forgot.action}
        onSubmit={async (email) => {
          await sendResetLink(email);
          setSentTo(email);
        }}
      />
      <AnchorLink to="/sign-in" fz="sm" mt="md" display="inline-block">
        {linkTexts.forgot.back}
      </AnchorLink>
      <ConfirmModal
        opened={sentTo !== undefined}
        onClose={() => setSentTo(undefined)}
        title={linkTexts.forgot.sentTitle}
        confirmLabel={linkTexts.forgot.gotIt}
        onConfirm={() => setSentTo(undefined)}
        cancelLabel={null}
      >
        <p>{linkTexts.forgot.sent(sentTo ?? "")}</p>
        <OutboxLink />
      </ConfirmModal>
    </AuthLayout>
  );
}
