import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { fetchFile } from "#platform/web/api.ts";
import { notify } from "#platform/web/components/notify.ts";
import { saveFile } from "#platform/web/save-file.ts";
import { texts } from "#wallet/web/texts.ts";

/** Saves a top-up's receipt. */
export function ReceiptButton({ topUpId }: { topUpId: string }) {
  const save = useMutation({
    meta: { says: texts.state.receipt },
    mutationFn: async () => saveFile("receipt.pdf", await fetchFile(`/top_ups/${topUpId}/receipt`)),
    onError: notify.failure,
  });
  return (
    <Button variant="secondary" onClick={() => save.mutate()} loading={save.isPending}>
      {texts.state.receipt}
    </Button>
  );
}
