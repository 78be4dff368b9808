import { Button, Group } from "@mantine/core";
import { lazy, useState } from "react";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { decide, type ReviewDecision } from "./api.ts";
import { texts } from "./texts.ts";
import { useNextWaiting } from "./use-next-waiting.ts";

const loadForm = () => import("./ReviewReasonForm.tsx");
const ReviewReasonForm = lazy(loadForm);

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
            load={loadForm}
          >
            {(close) => (
              <ReviewReasonForm
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
