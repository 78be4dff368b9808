import { Alert, Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { formatInstant } from "#platform/web/dates.ts";
import { payoutStopQuery, switchPayouts } from "../api.ts";
import { texts } from "../texts.ts";
import { ReasonForm } from "./ReasonForm.tsx";

const words = texts.operator;

/** Stops all payouts or lets them go on; a difference in the books stops them too. */
export function PayoutSwitch() {
  const { data: stop } = useQuery(payoutStopQuery());
  if (!stop) return null;
  if (!stop.stopped)
    return (
      <FormButton label={words.stop} title={words.stop} variant="secondary">
        {(close) => (
          <ReasonForm
            about={words.stopText}
            label={words.stop}
            hint={words.stopReasonHint}
            send={(reason) => switchPayouts({ reason })}
            onDone={close}
          />
        )}
      </FormButton>
    );
  const resume = () =>
    switchPayouts(null).then(
      () => notify.success(words.resumed),
      (error) => notify.failure(error),
    );
  return (
    <Alert color="yellow" variant="light" title={words.stopped} maw={640}>
      <Group justify="space-between">
        <Text fz="sm">{words.since(stop.stoppedAt ? formatInstant(stop.stoppedAt) : "", stop.reason)}</Text>
        <Button variant="secondary" onClick={() => void resume()}>
          {words.resume}
        </Button>
      </Group>
    </Alert>
  );
}
