import { expect, test } from "vitest";
import { submittingChecked } from "./submitting.ts";

type Values = { name: string };

/** As much of a form as is submitted, with these values. */
function aForm(name: string) {
  const errors: object[] = [];
  return {
    errors,
    getValues: (): Values => ({ name }),
    setErrors: (found: object) => void errors.push(found),
    onSubmit: (handle: (values: Values) => Promise<void>) => () => handle({ name }),
  };
}

const problemsOf = async ({ name }: Values) => (name === "" ? { name: "Fill this in" } : {});

async function sentBy(name: string, check = problemsOf) {
  const form = aForm(name);
  const sent: Values[] = [];
  const submit = submittingChecked<Values>(form as never, check, (values) => void sent.push(values));
  await (submit as unknown as () => Promise<void>)();
  return { sent, errors: form.errors };
}

test("what is wrong stands at its field, and nothing is sent", async () => {
  expect(await sentBy("")).toEqual({ sent: [], errors: [{ name: "Fill this in" }] });
});

test("what is right is sent", async () => {
  expect(await sentBy("Harbor")).toEqual({ sent: [{ name: "Harbor" }], errors: [] });
});

test("nothing is sent while its checks can't be loaded", async () => {
  const { sent } = await sentBy("Harbor", async () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  expect(sent).toEqual([]);
});
