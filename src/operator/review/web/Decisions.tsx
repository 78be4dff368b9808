import { Button, Group, Stack, Textarea } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useState } from "react";
import { reviewReasonInput } from "#media/moves.ts";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { SubmitRow } from "#platform/web/components/form/SubmitRow.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import { decide, type ReviewDecision } from "./api.ts";
import { texts } from "./texts.ts";
import { useNextWaiting } from "./use-next-waiting.ts";

type DecisionsProps = {
  resource: "media" | "formats";
  id: string;
  name: string;
  /** Set when approving decides more than one thing. */
  approve?: string;
  decisions: readonly ReviewDecision[];
};

/** Asking and rejecting take a reason, which the publisher reads. */
export function Decisions({ resource, id, name, approve = texts.approve, decisions }: DecisionsProps) {
  const { place, decides } = useNextWaiting();
  const act = async (decision: ReviewDecision, reason?: string) => {
    decides();
    await decide(resource, id, decision, reason);
    notify.success(texts.done[decision](name));
  };
  return (
    <Group gap="sm" ref={place}>
      {decisions.map((decision) =>
        decision === "approve" ? (
          <Approve key={decision} label={approve} name={name} onApprove={() => act("approve")} />
        ) : (
          <FormButton
            key={decision}
            label={texts[decision]}
            title={texts.dialogs[decision].title(name)}
            variant="secondary"
          >
            {(close) => (
              <ReasonForm
                words={texts.dialogs[decision]}
                onReason={async (reason) => {
                  await act(decision, reason);
                  close();
                }}
              />
            )}
          </FormButton>
        ),
      )}
    </Group>
  );
}

function Approve({ label, name, onApprove }: { label: string; name: string; onApprove: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await onApprove().catch(notify.failure);
    setBusy(false);
  };
  return (
    <Button loading={isBusy} aria-label={`${label}: ${name}`} onClick={() => void press()}>
      {label}
    </Button>
  );
}

type ReasonFormProps = { words: { reason: string; action: string }; onReason: (reason: string) => Promise<void> };

function ReasonForm({ words: { reason: label, action }, onReason }: ReasonFormProps) {
  const form = useForm({
    initialValues: { reason: "" },
    validate: schemaResolver(reviewReasonInput, { sync: true }),
  });
  const submit = submitting(form, async ({ reason }) => {
    await onReason(reason);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Textarea label={label} minRows={4} maxRows={12} {...form.getInputProps("reason")} />
        <SubmitRow label={action} isSubmitting={form.submitting} />
      </Stack>
    </form>
  );
}
