import { Button, Group, Text } from "@mantine/core";
import { lazy, memo, Suspense, useState } from "react";
import { texts } from "../texts.ts";
import classes from "./compare.module.css";
import { useCompared } from "./selection.ts";

const Comparison = lazy(() => import("./Comparison.tsx"));
const words = texts.compare;

/** Two to five media, side by side. */
export const CompareTray = memo(function CompareTray() {
  const { chosen, clear } = useCompared();
  const [isOpen, setOpen] = useState(false);
  if (chosen.length === 0) return null;
  return (
    <section className={classes.tray} aria-label={words.title}>
      <Text fz="sm" aria-live="polite">
        {words.chosen(chosen.length)}
      </Text>
      <Group gap="sm">
        <Button disabled={chosen.length < 2} onClick={() => setOpen(true)}>
          {words.open}
        </Button>
        <Button variant="link" onClick={clear}>
          {words.clear}
        </Button>
      </Group>
      {isOpen && (
        <Suspense>
          <Comparison media={chosen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
});
