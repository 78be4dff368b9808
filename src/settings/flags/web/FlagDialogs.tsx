import { lazy } from "react";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { formTexts } from "#platform/web/components/form/form-texts.ts";
import type { OfferedFlag } from "./flags.ts";
import { texts } from "./texts.ts";

const loadNew = () => import("./NewFlagForm.tsx");
const NewFlagForm = lazy(loadNew);
const loadEdit = () => import("./EditFlagForm.tsx");
const EditFlagForm = lazy(loadEdit);

export function NewFlag() {
  return (
    <FormButton label={texts.add} title={texts.add} load={loadNew}>
      {(close) => <NewFlagForm onDone={close} />}
    </FormButton>
  );
}

export function EditFlag({ id, flag }: { id: string; flag: OfferedFlag }) {
  return (
    <FormButton label={formTexts.edit} title={formTexts.editNamed(flag.name)} variant="link" load={loadEdit}>
      {(close) => <EditFlagForm id={id} description={flag.description} onDone={close} />}
    </FormButton>
  );
}
