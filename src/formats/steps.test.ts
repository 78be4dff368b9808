import { expect, test } from "vitest";
import { fieldNames } from "./conditions.ts";
import { editorViews, fieldsOfStep, formatSteps, problemsOfStep, stepOf, wrongSteps } from "./steps.ts";

test("R4.4 eleven steps ask for every field of a format, each once", () => {
  expect(formatSteps).toHaveLength(11);
  expect(formatSteps.flatMap(fieldsOfStep)).toEqual(fieldNames);
  expect(editorViews.at(-1)).toBe("review");
});

test("a problem is told at its own step", () => {
  const problems = { "extras.0.name": "Required", imagesMax: "Can't be less than 2" };
  expect(stepOf("extras.0.name")).toBe("pricing");
  expect(wrongSteps(problems)).toEqual(["pricing", "images"]);
  expect(problemsOfStep(problems, "images")).toEqual({ imagesMax: "Can't be less than 2" });
});
