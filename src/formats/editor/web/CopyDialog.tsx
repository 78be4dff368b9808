import { Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { idOf } from "#platform/contract/iri.ts";
import { ConfirmModal } from "#platform/web/components/confirmation/ConfirmModal.tsx";
import { NumberField } from "#platform/web/components/form/NumberField.tsx";
import { notify } from "#platform/web/components/notify.ts";
import type { Format } from "../../contract.ts";
import { copyFormat } from "../../web/api.ts";
import { OtherMediaField } from "./OtherMediaField.tsx";
import { texts } from "./texts.ts";

const copyWords = texts.copies;

export default function CopyDialog({ format, onClose }: { format: Format; onClose: () => void }) {
  const [media, setMedia] = useState<string[]>([]);
  const [percent, setPercent] = useState<number | undefined>(100);
  const isPercentWrong = percent === undefined || !(percent >= 10 && percent <= 1_000);
  const copy = useMutation({
    meta: { says: copyWords.title },
    mutationFn: () => copyFormat(format.id, { media, priceFactor: (percent ?? 100) / 100 }),
    onSuccess: () => {
      notify.success(copyWords.made(media.length));
      onClose();
    },
    onError: notify.failure,
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={copyWords.title}
      confirmLabel={copyWords.make}
      loading={copy.isPending}
      disabled={media.length === 0 || isPercentWrong}
      onConfirm={() => copy.mutate()}
    >
      <Stack>
        <Text>{copyWords.text}</Text>
        <OtherMediaField except={idOf(format.media)} value={media} onChange={setMedia} />
        <NumberField
          label={copyWords.factor}
          value={percent}
          onChange={setPercent}
          error={isPercentWrong && copyWords.factorProblem}
        />
      </Stack>
    </ConfirmModal>
  );
}
