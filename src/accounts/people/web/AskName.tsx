import { Button, Card, Group, Text } from "@mantine/core";
import { useState } from "react";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { useClientUser } from "../../web/api.ts";
import { texts } from "./texts.ts";

/** Kept in this browser only: signing out forgets it, and the question may return. */
const answeredUnder = "byline-name-later";

export function AskName() {
  const { name } = useClientUser();
  const [isLater, setLater] = useState(() => localStorage.getItem(answeredUnder) !== null);
  if (name !== "" || isLater) return null;
  const later = () => {
    localStorage.setItem(answeredUnder, "later");
    setLater(true);
  };
  return (
    <Card withBorder p="lg" mb="xl">
      <Group justify="space-between" gap="md">
        <div>
          <Text fw={600}>{texts.title}</Text>
          <Text fz="sm" c="dimmed">
            {texts.text}
          </Text>
        </div>
        <Group gap="sm">
          <ButtonLink to="/profile/general" variant="secondary">
            {texts.action}
          </ButtonLink>
          <Button variant="link" onClick={later}>
            {texts.later}
          </Button>
        </Group>
      </Group>
    </Card>
  );
}
