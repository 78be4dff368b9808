import { type FieldName, type FormatStep, fieldNamed, fieldNames, formatFields } from "./conditions.ts";

/** The editor's steps in order (R4.4). */
export const formatSteps = [...new Set(fieldNames.map((name) => fieldNamed(name).step))] as FormatStep[];

export type EditorView = FormatStep | "review";
export const editorViews: readonly EditorView[] = [...formatSteps, "review"];

export const fieldsOfStep = (step: FormatStep): FieldName[] =>
  fieldNames.filter((name) => fieldNamed(name).step === step);

/** Takes a path such as `extras.0.name`. */
export function stepOf(path: string): FormatStep | undefined {
  const name = fieldNames.find((each) => each === path.split(".")[0]);
  return name && formatFields[name].step;
}

export function problemsOfStep(problems: Record<string, string>, step: FormatStep): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).filter(([path]) => stepOf(path) === step));
}

export function wrongSteps(problems: Record<string, string>): FormatStep[] {
  const wrong = new Set(Object.keys(problems).map(stepOf));
  return formatSteps.filter((step) => wrong.has(step));
}
