import { Button, Group } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { api, download } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { saveFile } from "#platform/web/save-file.ts";
import { texts } from "../texts.ts";

export function DownloadText({ id, number }: { id: string; number: string }) {
  const downloading = useMutation({
    meta: { says: texts.downloading(number) },
    mutationFn: async () => saveFile(`${number}.zip`, await download(api.orders, "text", { id })),
    onError: notify.failure,
  });
  return (
    <Group justify="flex-end" mb="sm">
      <Button variant="link" loading={downloading.isPending} onClick={() => downloading.mutate()}>
        {texts.download}
      </Button>
    </Group>
  );
}
