import { Stack, Text, Title } from "@mantine/core";
import { type ReactNode, type Ref, useId } from "react";
import type { EditorView } from "../../../steps.ts";
import { texts } from "../texts.ts";

type StepSectionProps = { view: EditorView; headingRef: Ref<HTMLHeadingElement>; children: ReactNode };

/** The heading takes the focus after a change of steps. */
export function StepSection({ view, headingRef, children }: StepSectionProps) {
  const id = useId();
  const { title, text } = texts.sections[view];
  return (
    <section aria-labelledby={id}>
      <Title order={2} fz={20} id={id} ref={headingRef} tabIndex={-1} style={{ outline: "none" }}>
        {title}
      </Title>
      <Text c="dimmed" fz="sm">
        {text}
      </Text>
      <Stack mt="lg">{children}</Stack>
    </section>
  );
}
