import { Alert, List } from "@mantine/core";
import { AnchorLink } from "#platform/web/components/links.tsx";
import type { FormatStep } from "../../../conditions.ts";
import { texts } from "../texts.ts";

export function WrongSteps({ formatId, steps, lead }: { formatId: string; steps: FormatStep[]; lead: string }) {
  if (steps.length === 0) return null;
  return (
    <Alert color="red" variant="light" role="alert" mb="lg">
      {lead}
      <List fz="sm" mt={4}>
        {steps.map((step) => (
          <List.Item key={step}>
            <AnchorLink
              fz="sm"
              c="var(--mantine-color-text)"
              underline="always"
              to="/format/$formatId/edit"
              params={{ formatId }}
              search={{ step }}
            >
              {texts.sections[step].title}
            </AnchorLink>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
