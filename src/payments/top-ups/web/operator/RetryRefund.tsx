import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { notify } from "#platform/web/components/notify.ts";
import type { Chargeback } from "../../../chargebacks/contract.ts";
import { retryRefund } from "../../../chargebacks/web/api.ts";
import { texts } from "./texts.ts";

const paymentWords = texts.payment;

/** Safe to repeat: the provider refunds only once. */
export function RetryRefund({ chargeback }: { chargeback: Chargeback }) {
  const { mutate, isPending } = useMutation({
    meta: { says: paymentWords.retry },
    mutationFn: () => retryRefund(chargeback.id),
    onError: notify.failure,
    onSuccess: () => notify.success(paymentWords.retried),
  });
  return (
    <Button variant="secondary" size="compact-sm" mt="xs" loading={isPending} onClick={() => mutate()}>
      {paymentWords.retry}
    </Button>
  );
}
