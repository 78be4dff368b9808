import { Button, Group } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { api, read } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { Part } from "#platform/web/components/Part.tsx";
import { saveFile } from "#platform/web/save-file.ts";
import { texts } from "./texts.ts";

const dataCopyWords = texts.dataCopy;

export function DataCopyPart({ userId }: { userId: string }) {
  const copying = useMutation({
    meta: { says: dataCopyWords.title },
    mutationFn: () => read(api.data_copies, "get", { id: userId }),
    onSuccess: (copy) =>
      saveFile(dataCopyWords.file, new Blob([JSON.stringify(copy, null, 2)], { type: "application/json" })),
    onError: notify.failure,
  });
  return (
    <Part title={dataCopyWords.title} text={dataCopyWords.text}>
      <Group>
        <Button variant="secondary" loading={copying.isPending} onClick={() => copying.mutate()}>
          {dataCopyWords.action}
        </Button>
      </Group>
    </Part>
  );
}
