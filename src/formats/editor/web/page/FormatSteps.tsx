import { Box, Button, Group, Text, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { focusFirst } from "#platform/web/components/form/focus-first.ts";
import type { Format } from "../../../contract.ts";
import { type EditorView, editorViews, problemsOfStep, wrongSteps } from "../../../steps.ts";
import classes from "../editor.module.css";
import { type FormatValues, formatValueProblems } from "../form-values.ts";
import { OfferPreview } from "../OfferPreview.tsx";
import { loadLaterFields } from "../steps/later-fields.ts";
import { StepFields } from "../steps/StepFields.tsx";
import { StepSection } from "../steps/StepSection.tsx";
import { texts } from "../texts.ts";
import { StepNavigation } from "./StepNavigation.tsx";
import { WrongSteps } from "./WrongSteps.tsx";

type FormatStepsProps = {
  format: Format;
  view: EditorView;
  initialValues: FormatValues;
  change: (values: FormatValues) => void;
  finish: (values: FormatValues, isRight: boolean) => ReactNode;
  wrongLead: string;
};

export function FormatSteps({ format, view, initialValues, change, finish, wrongLead }: FormatStepsProps) {
  const form = useForm<FormatValues>({ initialValues, onValuesChange: change });
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const index = editorViews.indexOf(view);
  const wrong = wrongSteps(formatValueProblems(form.values));
  const seen = useSeen(format, index);
  useEffect(() => void loadLaterFields(), []);
  const marked = wrong.filter((step) => editorViews.indexOf(step) < seen && step !== view);
  const go = (to: EditorView) =>
    void navigate({ to: "/format/$formatId/edit", params: { formatId: format.id }, search: { step: to } });
  useStepEntry(view, () => {
    form.setErrors(
      view !== "review" && index < seen ? problemsOfStep(formatValueProblems(form.getValues()), view) : {},
    );
    heading.current?.focus();
  });
  const goOn = () => {
    const problems = view === "review" ? {} : problemsOfStep(formatValueProblems(form.getValues()), view);
    form.setErrors(problems);
    const after = editorViews[index + 1];
    if (Object.keys(problems).length > 0) focusFirst(form, problems);
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
                <OfferPreview values={form.values} />
              </Box>
            ) : (
              <StepFields key={view} step={view} form={form} format={format} />
            )}
          </StepSection>
          <StepButtons view={view} go={go} finish={() => finish(form.values, wrong.length === 0)} />
        </form>
      </div>
      {view !== "review" && <PreviewBeside values={form.values} />}
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

function PreviewBeside({ values }: { values: FormatValues }) {
  const previewId = useId();
  return (
    <aside className={classes.beside} aria-labelledby={previewId}>
      <Title order={2} fz={14} c="dimmed" fw={550} mb="xs" id={previewId}>
        {texts.preview}
      </Title>
      <OfferPreview values={values} />
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
