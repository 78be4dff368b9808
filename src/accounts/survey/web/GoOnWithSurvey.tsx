import { Card, Group, Text } from "@mantine/core";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { useClientUser } from "../../web/api.ts";
import { texts } from "./texts.ts";

/** Hidden once the survey is answered (R2.6). */
export function GoOnWithSurvey() {
  const { questionnaire } = useClientUser();
  if (questionnaire?.completedAt) return null;
  return (
    <Card withBorder p="lg">
      <Group justify="space-between" gap="md">
        <div>
          <Text fw={600}>{texts.title}</Text>
          <Text fz="sm" c="dimmed">
            {texts.goOn.text}
          </Text>
        </div>
        <ButtonLink to="/survey" variant="secondary">
          {texts.goOn.action}
        </ButtonLink>
      </Group>
    </Card>
  );
}
