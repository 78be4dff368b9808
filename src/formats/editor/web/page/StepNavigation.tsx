import { NativeSelect, VisuallyHidden } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type EditorView, editorViews } from "../../../steps.ts";
import classes from "../editor.module.css";
import { texts } from "../texts.ts";

type StepNavigationProps = {
  formatId: string;
  view: EditorView;
  marked: readonly EditorView[];
  go: (view: EditorView) => void;
};

export function StepNavigation({ formatId, view, marked, go }: StepNavigationProps) {
  const isMarked = (each: EditorView) => marked.includes(each);
  return (
    <nav aria-label={texts.steps}>
      <ol className={classes.steps}>
        {editorViews.map((each, index) => (
          <li key={each}>
            <Link
              to="/format/$formatId/edit"
              params={{ formatId }}
              search={{ step: each }}
              className={classes.step}
              aria-current={each === view ? "step" : undefined}
              data-marked={isMarked(each) || undefined}
            >
              <span className={classes.number} aria-hidden="true">
                {isMarked(each) ? "!" : index + 1}
              </span>
              <span>{texts.sections[each].title}</span>
              {isMarked(each) && <VisuallyHidden>({texts.needsAttention})</VisuallyHidden>}
            </Link>
          </li>
        ))}
      </ol>
      <NativeSelect
        className={classes.select}
        label={texts.step}
        value={view}
        data={editorViews.map((each, index) => ({
          value: each,
          label: texts.stepChoice(index + 1, texts.sections[each].title, isMarked(each)),
        }))}
        onChange={({ currentTarget }) => go(currentTarget.value as EditorView)}
      />
    </nav>
  );
}
