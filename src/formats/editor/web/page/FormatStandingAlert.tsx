import { Alert, Button, Group } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { MediaStatusBadge } from "#media/web/MediaStatusBadge.tsx";
import { notify } from "#platform/web/components/notify.ts";
import type { Format } from "../../../contract.ts";
import { editFormat } from "../../../web/api.ts";
import { CopyButton } from "../CopyButton.tsx";
import { texts } from "../texts.ts";

export function FormatStandingAlert({ format }: { format: Format }) {
  const isPaused = format.status === "paused";
  const canMove = format.moves.some((name) => (isPaused ? name !== "pause" : name === "pause"));
  const move = useMutation({
    meta: { says: texts.statusChange(texts.formatOn(format.formatType, format.mediaName)) },
    mutationFn: () => editFormat(format.id, { status: isPaused ? "listed" : "paused" }),
    onSuccess: ({ status }) =>
      status === "paused"
        ? notify.done(moved(status), { undo: () => editFormat(format.id, { status: "listed" }) })
        : notify.success(moved(status)),
    onError: notify.failure,
  });
  return (
    <Group gap="sm">
      <MediaStatusBadge status={format.status} />
      {format.status !== "draft" && <CopyButton format={format} />}
      {canMove && (
        <Button variant="secondary" loading={move.isPending} onClick={() => move.mutate()}>
          {isPaused ? texts.relist : texts.pause}
        </Button>
      )}
    </Group>
  );
}

export function Rejection({ format: { rejectionReason } }: { format: Format }) {
  if (!rejectionReason) return null;
  return (
    <Alert color="red" variant="light" mb="md">
      {texts.rejected(rejectionReason)}
    </Alert>
  );
}

function moved(status: Format["status"]): string {
  if (status === "in_review") return texts.inReview;
  return status === "listed" ? texts.listed : texts.paused;
}
