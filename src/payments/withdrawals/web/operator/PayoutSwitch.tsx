import { Alert, Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { formatInstant } from "#platform/web/dates.ts";
import { payoutStopQuery, switchPayouts } from "../api.ts";
import { texts as payoutWords } from "./texts.ts";

const loadForm = () => import("./ReasonForm.tsx");
const ReasonForm = lazy(loadForm);

/** Stops all payouts or lets them go on; a difference in the books stops them too. */
export function PayoutSwitch() {
  const { data: stop } = useQuery(payoutStopQuery());
  if (!stop) return null;
  if (!stop.stopped)
    return (
      <FormButton label={payoutWords.stop} title={payoutWords.stop} variant="secondary" load={loadForm}>
        {(close) => (
          <ReasonForm
            about={payoutWords.stopText}
            label={payoutWords.stop}
            hint={payoutWords.stopReasonHint}
            send={(reason) => switchPayouts({ reason })}
            onDone={close}
          />
        )}
      </FormButton>
    );
  const resume = () =>
    switchPayouts(null).then(
      () => notify.success(payoutWords.resumed),
      (error) => notify.failure(error),
    );
  return (
    <Alert color="yellow" variant="light" title={payoutWords.stopped} maw={640}>
      <Group justify="space-between">
        <Text fz="sm">{payoutWords.since(stop.stoppedAt ? formatInstant(stop.stoppedAt) : "", stop.reason)}</Text>
        <Button variant="secondary" onClick={() => void resume()}>
          {payoutWords.resume}
        </Button>
      </Group>
    </Alert>
  );
}
