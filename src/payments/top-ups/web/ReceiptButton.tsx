import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { api, download } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { saveFile } from "#platform/web/save-file.ts";
import { texts } from "./texts.ts";

export function ReceiptButton({ topUpId }: { topUpId: string }) {
  const save = useMutation({
    meta: { says: texts.state.receipt },
    mutationFn: async () => saveFile("receipt.pdf", await download(api.top_ups, "receipt", { id: topUpId })),
    onError: notify.failure,
  });
  return (
    <Button variant="secondary" onClick={() => save.mutate()} loading={save.isPending}>
      {texts.state.receipt}
    </Button>
  );
}
