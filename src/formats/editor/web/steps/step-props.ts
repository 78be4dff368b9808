import type { Format } from "../../../contract.ts";
import type { FormatEditorForm } from "../form.ts";

/** What each step's form is given: the answers, and the format as it is saved. */
export type StepProps = { form: FormatEditorForm; format: Format };
