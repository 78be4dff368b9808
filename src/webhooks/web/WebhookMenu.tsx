import { Menu, NativeSelect, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { hourMilliseconds } from "#platform/contract/day.ts";
import { ConfirmModal } from "#platform/web/components/confirmation/ConfirmModal.tsx";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { SaveForm } from "#platform/web/components/form/SaveForm.tsx";
import { IconButton } from "#platform/web/components/IconButton.tsx";
import { notify } from "#platform/web/components/notify.ts";
import type { WebhookItem } from "../contract.ts";
import { editWebhook, resendSince, rotateSecret, sendTestEvent } from "./api.ts";
import { texts } from "./texts.ts";

type WebhookMenuProps = { webhook: WebhookItem; host: string; onSecret: (secret: string | null) => void };
type OpenQuestion = "resend" | "rotate" | undefined;

/** Everything else that its people do with an endpoint. */
export function WebhookMenu({ webhook: { id, state }, host, onSecret }: WebhookMenuProps) {
  const [question, setQuestion] = useState<OpenQuestion>();
  const close = () => setQuestion(undefined);
  const run = (work: Promise<void>, done: string) => void work.then(() => notify.success(done), notify.failure);
  const rotate = async () => {
    close();
    await rotateSecret(id).then(({ secret }) => onSecret(secret), notify.failure);
  };
  const isActive = state === "active";
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton of={IconDots} label={texts.more(host)} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled={!isActive} onClick={() => run(sendTestEvent(id), texts.tested)}>
            {texts.test}
          </Menu.Item>
          <Menu.Item disabled={!isActive} onClick={() => setQuestion("resend")}>
            {texts.resend}
          </Menu.Item>
          <Menu.Item onClick={() => setQuestion("rotate")}>{texts.rotate}</Menu.Item>
          {isActive ? (
            <Menu.Item onClick={() => run(editWebhook(id, { state: "paused" }), texts.paused)}>{texts.pause}</Menu.Item>
          ) : (
            <Menu.Item onClick={() => run(editWebhook(id, { state: "active" }), texts.resumed)}>
              {texts.resume}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Dialog open={question === "resend"} onClose={close} title={texts.resendTitle(host)}>
        <ResendForm id={id} onDone={close} />
      </Dialog>
      <ConfirmModal
        opened={question === "rotate"}
        onClose={close}
        title={texts.rotateTitle(host)}
        confirmLabel={texts.rotate}
        onConfirm={() => void rotate()}
      >
        {texts.rotateText}
      </ConfirmModal>
    </>
  );
}

const sinceOptions = Object.entries(texts.sinceChoices).map(([value, label]) => ({ value, label }));

function ResendForm({ id, onDone }: { id: string; onDone: () => void }) {
  const form = useForm({ initialValues: { hours: "24" } });
  return (
    <SaveForm
      form={form}
      save={({ hours }) => resendSince(id, new Date(Date.now() - Number(hours) * hourMilliseconds))}
      saved={texts.resent}
      action={texts.resendAction}
      onDone={onDone}
    >
      <Text fz="sm">{texts.resendText}</Text>
      <NativeSelect label={texts.since} data={sinceOptions} {...form.getInputProps("hours")} />
    </SaveForm>
  );
}
