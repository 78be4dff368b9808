import { Button, FileButton, Group, Stack, Text, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { KeyboardEvent } from "react";
import { api } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { useOfferedKeys } from "#platform/web/keys/screen-keys.ts";
import { refresh } from "#platform/web/query-client.ts";
import { bodyMax } from "../conversation.ts";
import { writeMessage } from "./api.ts";
import { ChosenFiles } from "./ChosenFiles.tsx";
import { PrivateDetailsHint } from "./PrivateDetailsHint.tsx";
import { texts } from "./texts.ts";
import { unsentOf } from "./unsent.ts";
import { useChosenFiles } from "./use-chosen-files.ts";
import { useKeptBody } from "./use-kept-body.ts";

type Message = { written: string; files: string[] };

export function Composer({ subject }: { subject: string }) {
  const [body, setBody] = useKeptBody(subject);
  const { chosen, add, remove, isUploading } = useChosenFiles(subject);
  const writing = useMutation({
    meta: { says: texts.changes.write },
    mutationFn: ({ written, files }: Message) => writeMessage(subject, { body: written.trim(), files }),
    onSuccess: async (_sent, { written, files }) => {
      setBody(unsentOf(body, written));
      for (const id of files) remove(id);
      await refresh(api.messages);
    },
    onError: notify.failure,
  });
  const over = body.trim().length - bodyMax;
  const isEmpty = body.trim() === "" && chosen.length === 0;
  const mayNotSend = isEmpty || over > 0 || isUploading || writing.isPending;
  const send = () => {
    if (!mayNotSend) writing.mutate({ written: body, files: chosen.map(({ id }) => id) });
  };
  const sendByKey = useSendKey(send);
  return (
    <Stack gap="xs">
      <Textarea
        label={texts.label}
        placeholder={texts.placeholder}
        description={texts.keys}
        inputWrapperOrder={["label", "input", "description", "error"]}
        value={body}
        onChange={({ currentTarget }) => setBody(currentTarget.value)}
        onKeyDown={sendByKey}
        onPaste={({ clipboardData }) => add([...clipboardData.files])}
        error={over > 0 ? texts.over(over) : undefined}
        maxRows={10}
      />
      <PrivateDetailsHint body={body} />
      <ChosenFiles files={chosen} onRemove={remove} />
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <FileButton onChange={add} multiple>
            {(props) => (
              <Button {...props} variant="secondary" loading={isUploading}>
                {texts.attach}
              </Button>
            )}
          </FileButton>
          {over <= 0 && over > -500 && (
            <Text fz="sm" c="dimmed">
              {texts.left(-over)}
            </Text>
          )}
        </Group>
        <Button onClick={send} disabled={mayNotSend} loading={writing.isPending}>
          {texts.send}
        </Button>
      </Group>
    </Stack>
  );
}

function useSendKey(send: () => void) {
  useOfferedKeys(["send"]);
  return (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
  };
}
