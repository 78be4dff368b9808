import { Button, Image, Skeleton, UnstyledButton } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { notify } from "#platform/web/components/notify.ts";
import { saveFile } from "#platform/web/save-file.ts";
import type { MessageFile } from "../contract.ts";
import { fetchMessageFile, messageImageQuery } from "./api.ts";
import { texts } from "./texts.ts";

type AttachmentProps = { file: MessageFile; subject: string };

export function Attachment({ file, subject }: AttachmentProps) {
  const { mutate: download, isPending } = useMutation({
    meta: { says: texts.download(file.name) },
    mutationFn: () => fetchMessageFile(subject, file.id),
    onSuccess: (content) => saveFile(file.name, content),
    onError: notify.failure,
  });
  if (file.isImage) return <Picture file={file} subject={subject} onDownload={download} />;
  return (
    <Button
      variant="secondary"
      loading={isPending}
      onClick={() => download()}
      aria-label={texts.download(file.name)}
      style={{ alignSelf: "flex-start", maxWidth: "100%" }}
    >
      {`${file.name} · ${texts.sizes(file.bytes)}`}
    </Button>
  );
}

function Picture({ file, subject, onDownload }: AttachmentProps & { onDownload: () => void }) {
  const { data: address } = useQuery(messageImageQuery(subject, file.id));
  if (!address) return <Skeleton w={240} h={160} />;
  return (
    <UnstyledButton onClick={() => onDownload()} aria-label={texts.download(file.name)}>
      <Image src={address} alt={file.name} mah={240} maw={320} w="auto" fit="contain" radius="sm" />
    </UnstyledButton>
  );
}
