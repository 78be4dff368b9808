import { Button, Text } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { changesConditions } from "../../../conditions.ts";
import type { Format } from "../../../contract.ts";
import type { EditorView } from "../../../steps.ts";
import { refreshFormats, sendEdit } from "../../../web/api.ts";
import { type FormatEdit, formatDifference } from "../form-values.ts";
import { texts } from "../texts.ts";
import { useChoice } from "../use-choice.ts";
import { useUnsavedChanges } from "../use-unsaved-changes.ts";
import type { FindFormatProblems } from "../value-problems.ts";
import { ChosenSteps } from "./ChosenSteps.tsx";
import { ConditionsDialog } from "./ConditionsDialog.tsx";

type ListedEditorProps = { format: Format; view: EditorView; problemsOf: FindFormatProblems | undefined };

/** Saves all changes together (R4.8). */
export function ListedEditor({ format, view, problemsOf }: ListedEditorProps) {
  const { seen, found, isChanged, change, forget } = useUnsavedChanges(format);
  const choice = useChoice(found, () => seen, change);
  return (
    <>
      <Text fz="sm" c="dimmed" role="status">
        {isChanged ? texts.changed : texts.unchanged}
      </Text>
      <ChosenSteps
        choice={choice}
        format={format}
        view={view}
        problemsOf={problemsOf}
        change={change}
        wrongLead={texts.openStepsListed}
        finish={(answers, isRight) => (
          <>
            <SaveButton
              format={format}
              edit={formatDifference(answers, seen)}
              isReady={isChanged && isRight}
              forget={forget}
            />
            {isChanged && (
              <Button variant="secondary" size="big" onClick={() => choice.choose(seen)}>
                {texts.discard}
              </Button>
            )}
          </>
        )}
      />
      {isChanged && view !== "review" && (
        <ButtonLink
          to="/format/$formatId/edit"
          params={{ formatId: format.id }}
          search={{ step: "review" }}
          variant="secondary"
          mt="xl"
        >
          {texts.reviewAndSave}
        </ButtonLink>
      )}
    </>
  );
}

type SaveButtonProps = { format: Format; edit: FormatEdit; isReady: boolean; forget: () => void };

function SaveButton({ format, edit, isReady, forget }: SaveButtonProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isRejected = format.status === "rejected";
  const save = async () => {
    setSaving(true);
    try {
      const after = await sendEdit(format.id, { ...edit, ...(isRejected ? { status: "listed" } : {}) });
      forget();
      notify.success(saidOf(format, after));
      await navigate({ to: "/publisher/outlets" });
      await refreshFormats();
    } catch (error) {
      notify.failure(error);
    } finally {
      setSaving(false);
    }
  };
  const isNewVersion = changesConditions(format, edit);
  return (
    <>
      <Button
        size="big"
        disabled={!isReady}
        loading={isSaving}
        onClick={() => (isNewVersion ? setAsking(true) : void save())}
      >
        {isRejected ? texts.listOnceMore : texts.save}
      </Button>
      {isAsking && (
        <ConditionsDialog
          format={format}
          edit={edit}
          isSaving={isSaving}
          onConfirm={() => void save()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function saidOf(before: Format, after: Format): string {
  if (after.status === "in_review") return texts.inReview;
  return after.version > before.version ? texts.savedVersion(after.version) : texts.savedChanges;
}
