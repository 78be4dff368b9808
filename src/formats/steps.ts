import type { FormatFields } from "./contract.ts";

type Step = { name: string; fields: readonly (keyof FormatFields)[] };

/** The editor's steps (R4.4) in their order, and what each asks. Every field stands in exactly one of them. */
export const formatSteps = [
  { name: "type", fields: ["formatType", "contributor"] },
  { name: "pricing", fields: ["priceCents", "extras", "writingService", "writingPriceCents"] },
  { name: "text", fields: ["textMinCharacters", "textMaxCharacters"] },
  { name: "time", fields: ["turnaroundHours"] },
  { name: "hyperlinks", fields: ["hyperlinkKind", "hyperlinksMax", "dofollowFeeCents"] },
  { name: "images", fields: ["imagesMin", "imagesMax"] },
  { name: "topics", fields: ["topicsAccepted", "topicsRefused"] },
  { name: "permanence", fields: ["permanenceMonths", "adLabel", "homepageDays", "guaranteeDays"] },
  { name: "other", fields: ["otherConditions"] },
  { name: "examples", fields: ["exampleLinks"] },
  { name: "category", fields: ["category"] },
] as const satisfies readonly Step[];

export type FormatStep = (typeof formatSteps)[number]["name"];

/** The steps, and the look at the whole that follows them. */
export const editorViews = [...formatSteps.map(({ name }) => name), "review"] as const;
export type EditorView = FormatStep | "review";

export const fieldsOfStep = (step: FormatStep): readonly (keyof FormatFields)[] =>
  formatSteps.find(({ name }) => name === step)?.fields ?? [];

/** The step that asks for a field, by its path: `extras.0.name` belongs to the step of `extras`. */
export function stepOf(path: string): FormatStep | undefined {
  const field = path.split(".")[0];
  return formatSteps.find(({ fields }) => (fields as readonly string[]).includes(field ?? ""))?.name;
}

/** Messages by path of one step alone. */
export function problemsOfStep(problems: Record<string, string>, step: FormatStep): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).filter(([path]) => stepOf(path) === step));
}

/** The steps in which something is wrong, in their order. */
export function wrongSteps(problems: Record<string, string>): FormatStep[] {
  const wrong = new Set(Object.keys(problems).map(stepOf));
  return formatSteps.map(({ name }) => name).filter((name) => wrong.has(name));
}
