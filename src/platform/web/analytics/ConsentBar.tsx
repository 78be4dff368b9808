import { Button, Group, Paper, Text } from "@mantine/core";
import { config } from "../config.ts";
import classes from "./ConsentBar.module.css";
import { decideConsent, useConsent } from "./consent.ts";
import { texts } from "./texts.ts";

/** Asks once, at the bottom, where a provider of analytics is configured. Both answers are equally easy. */
export function ConsentBar() {
  const consent = useConsent();
  if (!config.analytics || consent) return null;
  return (
    <Paper component="section" aria-label={texts.label} className={classes.bar} withBorder shadow="md" p="md">
      <Text fz="sm">{texts.question}</Text>
      <Group gap="sm" mt="sm">
        <Button size="sm" variant="default" onClick={() => decideConsent("granted")}>
          {texts.accept}
        </Button>
        <Button size="sm" variant="default" onClick={() => decideConsent("denied")}>
          {texts.decline}
        </Button>
      </Group>
    </Paper>
  );
}
