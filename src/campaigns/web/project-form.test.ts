import { expect, test } from "vitest";
import type { Project } from "../contract.ts";
import { emptyProject, projectEditOf, projectFields, valuesOfProject } from "./project-form.ts";

test("a project's form sends its own changes alone, so that a colleague's stay", () => {
  const seen = projectFields({ ...emptyProject, name: "Nimbus", website: "https://nimbus.example/" }) as Project;
  const values = valuesOfProject(seen);
  expect(projectEditOf(seen, values)).toEqual({});
  expect(projectEditOf(seen, { ...values, topics: ["Coffee"] })).toEqual({ topics: ["Coffee"] });
  expect(projectEditOf(seen, { ...values, website: "" })).toEqual({ website: null });
});
