import IconChevronLeft from "@tabler/icons-react/icons/IconChevronLeft";
import IconChevronRight from "@tabler/icons-react/icons/IconChevronRight";
import { useEffect, useRef } from "react";
import { locale } from "#platform/words/catalogue.ts";
import { isSingleKey } from "../../keys/single-keys.ts";
import { IconButton } from "../IconButton.tsx";
import classes from "./case-steps.module.css";
import { texts } from "./texts.ts";

type CaseStepsProps = {
  /** From 1; undefined for a case that no longer waits. */
  place: number | undefined;
  count: number;
  /** Counting stopped at `count`. */
  isMore?: boolean;
  onStep: (place: number) => void;
};

/** Where a case stands among those that wait; `j` and `k` lead to its neighbors. */
export function CaseSteps({ place, count, isMore = false, onStep }: CaseStepsProps) {
  const previous = place !== undefined && place > 1 ? place - 1 : undefined;
  const next = place === undefined ? (count > 0 ? 1 : undefined) : place < count ? place + 1 : undefined;
  useCaseKeys({ j: next, k: previous }, onStep);
  const total = `${count.toLocaleString(locale)}${isMore ? "+" : ""}`;
  return (
    <nav aria-label={texts.label} className={classes.steps}>
      <span className={classes.place} aria-live="polite">
        {place === undefined ? texts.left(total) : texts.place(place, total)}
      </span>
      <IconButton
        of={IconChevronLeft}
        label={texts.previous}
        disabled={previous === undefined}
        onClick={() => previous && onStep(previous)}
      />
      <IconButton
        of={IconChevronRight}
        label={texts.next}
        disabled={next === undefined}
        onClick={() => next && onStep(next)}
      />
    </nav>
  );
}

/** Room of the steps until the waiting cases are read. */
export const CaseRoom = () => <div className={classes.room} />;

function useCaseKeys(steps: Record<string, number | undefined>, onStep: (place: number) => void): void {
  const latest = useRef({ steps, onStep });
  useEffect(() => {
    latest.current = { steps, onStep };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const to = latest.current.steps[event.key];
      if (to === undefined || !isSingleKey(event)) return;
      event.preventDefault();
      latest.current.onStep(to);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
