import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { notify } from "#platform/web/components/notify.ts";
import { SaveStateLine } from "#platform/web/draft/SaveStateLine.tsx";
import type { Format } from "../../../contract.ts";
import { type EditorView, editorViews, wrongSteps } from "../../../steps.ts";
import { refreshFormats, sendEdit } from "../../../web/api.ts";
import { type FormatProblems, type FormatValues, formatValuesOf } from "../form-values.ts";
import { texts } from "../texts.ts";
import { useChoice } from "../use-choice.ts";
import { useFormatDraft } from "../use-format-draft.ts";
import type { FindFormatProblems } from "../value-problems.ts";
import { ChosenSteps } from "./ChosenSteps.tsx";

type DraftEditorProps = { format: Format; view: EditorView; problemsOf: FindFormatProblems };

/** Saves automatically; listing is the last step (R4.4). */
export function DraftEditor({ format, view, problemsOf }: DraftEditorProps) {
  const { found, state, change, flush } = useFormatDraft(format, problemsOf);
  const choice = useChoice(found, () => formatValuesOf(format), change);
  const [isPartly, setPartly] = useState(() => found !== undefined && isWrongUpTo(view, problemsOf(choice.values)));
  const follow = (typed: FormatValues) => {
    setPartly(isWrongUpTo(view, problemsOf(typed)));
    change(typed);
  };
  return (
    <>
      <SaveStateLine state={state} texts={isPartly ? { ...texts, saved: texts.savedPartly } : texts} />
      <ChosenSteps
        choice={choice}
        format={format}
        view={view}
        problemsOf={problemsOf}
        change={follow}
        wrongLead={texts.openSteps}
        finish={(_values, isRight) => <ListButton format={format} isRight={isRight} flush={flush} />}
      />
    </>
  );
}

function isWrongUpTo(view: EditorView, problems: FormatProblems): boolean {
  const furthest = editorViews.indexOf(view);
  return wrongSteps(problems).some((step) => editorViews.indexOf(step) <= furthest);
}

type ListButtonProps = { format: Format; isRight: boolean; flush: () => Promise<boolean> };

/** Submits to review where review is by hand (R1.10). */
function ListButton({ format, isRight, flush }: ListButtonProps) {
  const navigate = useNavigate();
  const [isListing, setListing] = useState(false);
  const list = async () => {
    setListing(true);
    try {
      if (!(await flush())) return notify.error(texts.notSavedYet);
      const { status } = await sendEdit(format.id, { status: "listed" });
      notify.success(status === "listed" ? texts.listed : texts.inReview);
      await navigate({ to: "/publisher/outlets" });
      await refreshFormats();
    } catch (error) {
      notify.failure(error);
    } finally {
      setListing(false);
    }
  };
  return (
    <Button size="big" disabled={!isRight} loading={isListing} onClick={() => void list()}>
      {texts.list}
    </Button>
  );
}
