import { Button } from "@mantine/core";
import { lazy, useState } from "react";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { formTexts } from "#platform/web/components/form/form-texts.ts";
import { RemoveButton } from "#platform/web/components/form/RemoveButton.tsx";
import { DataRow } from "#platform/web/components/rows/DataRow.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import type { WebhookItem } from "../contract.ts";
import { DeliveryLog } from "../deliveries/web/DeliveryLog.tsx";
import { removeWebhook } from "./api.ts";
import { texts } from "./texts.ts";
import { WebhookMenu } from "./WebhookMenu.tsx";

/** Its choice of events brings the contracts of all nouns along. */
const loadForm = () => import("./WebhookForm.tsx");
const WebhookForm = lazy(loadForm);

type WebhookRowProps = { webhook: WebhookItem; onSecret: (secret: string | null) => void };

export function WebhookRow({ webhook, onSecret }: WebhookRowProps) {
  const { id, url, description, events, shape, waiting } = webhook;
  const { host } = new URL(url);
  const name = description || host;
  const summary = [
    ...(description ? [host] : []),
    texts.shapes[shape],
    events.length === 0 ? texts.allEvents : texts.someEvents(events.length),
    ...(waiting > 0 ? [texts.waiting(waiting)] : []),
  ];
  return (
    <DataRow name={name} summary={summary.join(" · ")}>
      <WebhookStatus webhook={webhook} />
      <LogButton id={id} host={host} />
      <FormButton label={formTexts.edit} title={formTexts.editNamed(name)} variant="link" load={loadForm}>
        {(close) => <WebhookForm organization={undefined} webhook={webhook} onSecret={onSecret} onDone={close} />}
      </FormButton>
      <RemoveButton name={name} text={texts.removeText} onRemove={() => removeWebhook(id)} />
      <WebhookMenu webhook={webhook} host={host} onSecret={onSecret} />
    </DataRow>
  );
}

function WebhookStatus({ webhook: { state, failingSince } }: { webhook: WebhookItem }) {
  if (state === "active" && failingSince !== null) return <StatusTag tone="bad">{texts.failing}</StatusTag>;
  const tone = { active: "good", paused: "quiet", stopped: "bad" } as const;
  return (
    <StatusTag tone={tone[state]} title={state === "stopped" ? texts.stoppedHint : undefined}>
      {texts.states[state]}
    </StatusTag>
  );
}

function LogButton({ id, host }: { id: string; host: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="link" aria-label={texts.logOf(host)} onClick={() => setOpen(true)}>
        {texts.log}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.logOf(host)} size="wide">
        <DeliveryLog webhook={id} />
      </Dialog>
    </>
  );
}
