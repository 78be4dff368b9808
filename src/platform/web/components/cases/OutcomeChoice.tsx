import { Radio, Stack, Text } from "@mantine/core";
import { type ReactNode, Suspense, useState } from "react";
import { Waiting } from "../loading/Waiting.tsx";
import { Section } from "../Section.tsx";
import { texts } from "./texts.ts";

/** `form` ends with the button that names what moves; its part may come when it is chosen. */
type Outcome = { name: string; label: string; about?: string | undefined; form: ReactNode };

/** A case's decision: nothing is chosen before, and the chosen outcome shows its form. */
export function OutcomeChoice({ outcomes, note }: { outcomes: Outcome[]; note?: ReactNode }) {
  const [name, setName] = useState<string>("");
  const chosen = outcomes.find((outcome) => outcome.name === name);
  return (
    <Section title={texts.decision}>
      {note}
      <Radio.Group label={texts.outcome} value={name} onChange={setName}>
        <Stack gap="xs" mt={6}>
          {outcomes.map((outcome) => (
            <Radio key={outcome.name} value={outcome.name} label={outcome.label} />
          ))}
        </Stack>
      </Radio.Group>
      {chosen?.about && <Text fz="sm">{chosen.about}</Text>}
      {chosen && (
        <Suspense key={chosen.name} fallback={<Waiting />}>
          {chosen.form}
        </Suspense>
      )}
    </Section>
  );
}
