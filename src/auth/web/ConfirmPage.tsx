import { createFileRoute, redirect } from "@tanstack/react-router";
import { useState } from "react";
import { ConfirmModal } from "#platform/web/components/confirmation/ConfirmModal.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { landedWith, readSession } from "#platform/web/session.ts";
import { AuthLayout } from "./AuthLayout.tsx";
import { afterSignUp } from "./after-sign-up.ts";
import { resendConfirmation } from "./calls.ts";
import { EmailForm } from "./EmailForm.tsx";
import { linkTexts } from "./link-texts.ts";
import { OutboxLink } from "./OutboxLink.tsx";
import { nextSearch } from "./search.ts";

export const Route = createFileRoute("/_none/confirm")({
  validateSearch: nextSearch,
  beforeLoad: async ({ search }) => {
    const session = await readSession();
    if (!session && !landedWith.code) return;
    const { linkTexts: words } = await import("./link-texts.ts");
    notify.success(words.confirm.done);
    const next = afterSignUp(search.next);
    if (session) throw redirect({ href: next });
    throw redirect({ to: "/sign-in", search: { next } });
  },
  component: ConfirmPage,
});

/**
 * Confirms the emailed link (R2.5). In a browser other than the sign-up's, the person confirms and signs in there. The
 * page stays only for a bad link.
 */
function ConfirmPage() {
  const { next } = Route.useSearch();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthLayout title={linkTexts.confirm.title} text={linkTexts.confirm.invalid}>
      <EmailForm
        action={linkTexts.confirm.action}
        onSubmit={async (email) => {
          await resendConfirmation(email, next);
          setSentTo(email);
        }}
      />
      <ConfirmModal
        opened={sentTo !== undefined}
        onClose={() => setSentTo(undefined)}
        title={linkTexts.confirm.sentTitle}
        confirmLabel={linkTexts.forgot.gotIt}
        onConfirm={() => setSentTo(undefined)}
        cancelLabel={null}
      >
        <p>{linkTexts.confirm.sent(sentTo ?? "")}</p>
        <OutboxLink />
      </ConfirmModal>
    </AuthLayout>
  );
}
