import { Button, Group, Text } from "@mantine/core";
import { config } from "../config.ts";
import classes from "./ConsentBar.module.css";
import { decideConsent, useConsent } from "./consent.ts";
import { texts } from "./texts.ts";

/** Shown once, only where analytics is configured. Both answers are equally easy. */
export function ConsentBar() {
  const consent = useConsent();
  if (!config.analytics || consent) return null;
  return (
    <section aria-label={texts.label} className={classes.bar}>
      <Text fz="sm">{texts.question}</Text>
      <Group gap="sm" mt="sm">
        <Button variant="secondary" onClick={() => decideConsent("granted")}>
          {texts.accept}
        </Button>
        <Button variant="secondary" onClick={() => decideConsent("denied")}>
          {texts.decline}
        </Button>
      </Group>
    </section>
  );
}
