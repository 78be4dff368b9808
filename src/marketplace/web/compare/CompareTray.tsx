import { Button } from "@mantine/core";
import { lazy, memo, Suspense } from "react";
import { ChoiceBar } from "#platform/web/components/ChoiceBar.tsx";
import { texts } from "../texts.ts";
import { useCompared } from "./selection.ts";
import { useOpened } from "./use-opened.ts";

const Comparison = lazy(() => import("./Comparison.tsx"));
const compareWords = texts.compare;

export default memo(function CompareTray() {
  const { chosen, clear } = useCompared();
  const { isOpen, open, close } = useOpened();
  if (chosen.length === 0) return null;
  return (
    <ChoiceBar label={compareWords.title} says={compareWords.chosen(chosen.length)}>
      <Button variant="secondary" size="row" onClick={clear}>
        {compareWords.clear}
      </Button>
      <Button variant="accent" size="row" disabled={chosen.length < 2} onClick={open}>
        {compareWords.open}
      </Button>
      {isOpen && (
        <Suspense>
          <Comparison formats={chosen} onClose={close} />
        </Suspense>
      )}
    </ChoiceBar>
  );
});
