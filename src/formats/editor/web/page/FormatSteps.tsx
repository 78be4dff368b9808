import { Box, Button, Group, Skeleton, Text, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { focusFirst } from "#platform/web/components/form/focus-first.ts";
import type { Format } from "../../../contract.ts";
import { type EditorView, editorViews, problemsOfStep, wrongSteps } from "../../../steps.ts";
import classes from "../editor.module.css";
import type { FormatProblems, FormatValues } from "../form-values.ts";
import { OfferPreview } from "../OfferPreview.tsx";
import { StepSection } from "../steps/StepSection.tsx";
import { texts } from "../texts.ts";
import type { FindFormatProblems } from "../value-problems.ts";
import { loadStepFields } from "./later-parts.ts";
import { StepNavigation } from "./StepNavigation.tsx";
import { WrongSteps } from "./WrongSteps.tsx";

const StepFields = lazy(loadStepFields);

type FormatStepsProps = {
  format: Format;
  view: EditorView;
  /** Undefined until it has come. Nobody is stopped by then, and nothing is saved. */
  problemsOf: FindFormatProblems | undefined;
  initialValues: FormatValues;
  change: (values: FormatValues) => void;
  finish: (values: FormatValues, isRight: boolean) => ReactNode;
  wrongLead: string;
};

const unasked: FindFormatProblems = () => ({});

export function FormatSteps(props: FormatStepsProps) {
  const { format, view, problemsOf = unasked, initialValues, change, finish, wrongLead } = props;
  const form = useForm<FormatValues>({ initialValues, onValuesChange: change });
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const index = editorViews.indexOf(view);
  const problems = problemsOf(form.values);
  const wrong = wrongSteps(problems);
  const isRight = problemsOf !== unasked && wrong.length === 0;
  const seen = useSeen(format, index);
  const marked = wrong.filter((step) => editorViews.indexOf(step) < seen && step !== view);
  const go = (to: EditorView) =>
    void navigate({ to: "/format/$formatId/edit", params: { formatId: format.id }, search: { step: to } });
  useStepEntry(view, () => {
    form.setErrors(view !== "review" && index < seen ? problemsOfStep(problemsOf(form.getValues()), view) : {});
    heading.current?.focus();
  });
  const goOn = () => {
    const found = view === "review" ? {} : problemsOfStep(problemsOf(form.getValues()), view);
    form.setErrors(found);
    const after = editorViews[index + 1];
    if (Object.keys(found).length > 0) focusFirst(form, found);
    else if (after) go(after);
  };
  return (
    <div className={classes.columns} data-beside={view !== "review" || undefined}>
      <StepNavigation formatId={format.id} view={view} marked={marked} go={go} />
      <div className={classes.main}>
        <Text fz="sm" c="dimmed" mb={4}>
          {texts.progress(index + 1, editorViews.length)}
        </Text>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            goOn();
          }}
        >
          <StepSection view={view} headingRef={heading}>
            {view === "review" ? (
              <Box className={classes.preview}>
                <WrongSteps formatId={format.id} steps={wrong} lead={wrongLead} />
                <OfferPreview values={form.values} problems={problems} />
              </Box>
            ) : (
              <Suspense fallback={<Skeleton height={240} />}>
                <StepFields key={view} step={view} form={form} format={format} />
              </Suspense>
            )}
          </StepSection>
          <StepButtons view={view} go={go} finish={() => finish(form.values, isRight)} />
        </form>
      </div>
      {view !== "review" && <PreviewBeside values={form.values} problems={problems} />}
    </div>
  );
}

type StepButtonsProps = { view: EditorView; go: (to: EditorView) => void; finish: () => ReactNode };

function StepButtons({ view, go, finish }: StepButtonsProps) {
  const index = editorViews.indexOf(view);
  const before = editorViews[index - 1];
  return (
    <Group mt="xl">
      {view === "review" ? (
        finish()
      ) : (
        <Button type="submit" size="big">
          {editorViews[index + 1] === "review" ? texts.toReview : texts.next}
        </Button>
      )}
      {before && (
        <Button variant="secondary" size="big" onClick={() => go(before)}>
          {texts.previous}
        </Button>
      )}
    </Group>
  );
}

function PreviewBeside(shown: { values: FormatValues; problems: FormatProblems }) {
  const previewId = useId();
  return (
    <aside className={classes.beside} aria-labelledby={previewId}>
      <Title order={2} fz={14} c="dimmed" fw={550} mb="xs" id={previewId}>
        {texts.preview}
      </Title>
      <OfferPreview {...shown} />
    </aside>
  );
}

/** The furthest visited step; a complete format counts as visited to its end. */
function useSeen(format: Format, index: number): number {
  const [seen, setSeen] = useState(format.status === "draft" ? index : editorViews.length);
  if (index > seen) setSeen(index);
  return Math.max(seen, index);
}

/** Runs when the step changes, not when the page opens. */
function useStepEntry(view: EditorView, enter: () => void): void {
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    enter();
  });
}
