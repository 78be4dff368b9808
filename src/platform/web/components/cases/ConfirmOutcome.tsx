import { Button } from "@mantine/core";
import { useState } from "react";
import { notify } from "../notify.ts";

type ConfirmOutcomeProps = { label: string; done: string; decide: () => Promise<unknown> };

/** The button of an outcome without fields. */
export function ConfirmOutcome({ label, done, decide }: ConfirmOutcomeProps) {
  const [isDeciding, setDeciding] = useState(false);
  const press = async () => {
    setDeciding(true);
    try {
      await decide();
      notify.success(done);
    } catch (error) {
      notify.failure(error);
    } finally {
      setDeciding(false);
    }
  };
  return (
    <Button fullWidth loading={isDeciding} onClick={() => void press()}>
      {label}
    </Button>
  );
}
