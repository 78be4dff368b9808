import { Button, Group, Text } from "@mantine/core";
import { lazy, memo, Suspense } from "react";
import { texts } from "../texts.ts";
import classes from "./compare.module.css";
import { useCompared } from "./selection.ts";
import { useOpened } from "./use-opened.ts";

const Comparison = lazy(() => import("./Comparison.tsx"));
const compareWords = texts.compare;

export default memo(function CompareTray() {
  const { chosen, clear } = useCompared();
  const { isOpen, open, close } = useOpened();
  if (chosen.length === 0) return null;
  return (
    <section className={classes.tray} aria-label={compareWords.title}>
      <Text fz="sm" aria-live="polite">
        {compareWords.chosen(chosen.length)}
      </Text>
      <Group gap="sm">
        <Button disabled={chosen.length < 2} onClick={open}>
          {compareWords.open}
        </Button>
        <Button variant="link" onClick={clear}>
          {compareWords.clear}
        </Button>
      </Group>
      {isOpen && (
        <Suspense>
          <Comparison formats={chosen} onClose={close} />
        </Suspense>
      )}
    </section>
  );
});
