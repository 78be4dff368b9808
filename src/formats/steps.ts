import { type FieldName, type FormatStep, fieldNamed, fieldNames, formatFields } from "./conditions.ts";

/** The editor's steps (R4.4), in their order. */
export const formatSteps = [...new Set(fieldNames.map((name) => fieldNamed(name).step))] as FormatStep[];

/** The steps, and the look at the whole that follows them. */
export type EditorView = FormatStep | "review";
export const editorViews: readonly EditorView[] = [...formatSteps, "review"];

export const fieldsOfStep = (step: FormatStep): FieldName[] =>
  fieldNames.filter((name) => fieldNamed(name).step === step);

/** The step that asks for a field, by its path: `extras.0.name` belongs to the step of `extras`. */
export function stepOf(path: string): FormatStep | undefined {
  const name = fieldNames.find((each) => each === path.split(".")[0]);
  return name && formatFields[name].step;
}

/** Messages by path of one step alone. */
export function problemsOfStep(problems: Record<string, string>, step: FormatStep): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).filter(([path]) => stepOf(path) === step));
}

/** The steps in which something is wrong, in their order. */
export function wrongSteps(problems: Record<string, string>): FormatStep[] {
  const wrong = new Set(Object.keys(problems).map(stepOf));
  return formatSteps.filter((step) => wrong.has(step));
}
