import { expect, test } from "vitest";
import { decidedSchema, type SettingsItem } from "#settings/contract.ts";
import { setupStepNames, setupSteps, stateOf } from "./setup.ts";

const nothing = { sendsMail: false, takesCards: false, hasIdentityKey: false };
const all = { sendsMail: true, takesCards: true, hasIdentityKey: true };
const settings = {
  legalName: "Byline Press Ltd",
  legalAddress: "1 Quay Street",
  legalCountry: "IE",
  billingModel: "agent",
  bankDetails: "IBAN IE29",
} as SettingsItem;

test("each step of the setup says what stops without it and names settings that there are", () => {
  for (const step of Object.values(setupSteps)) {
    expect(step.stops).toMatch(/\.$/);
    for (const setting of step.settings) expect(Object.keys(decidedSchema.shape)).toContain(setting);
  }
});

test("a step that nobody configured is missing, whatever was decided; one that may be skipped is done without", () => {
  for (const name of ["mail", "identityKey"] as const)
    expect(stateOf(name, settings, nothing, "confirmed")).toBe("missing");
  expect(stateOf("payments", settings, nothing, undefined)).toBe("missing");
  expect(stateOf("payments", settings, nothing, "skipped")).toBe("skipped");
  expect(stateOf("mail", settings, nothing, "skipped")).toBe("missing");
});

test("with all of it configured and confirmed nothing is missing", () => {
  expect(setupStepNames.map((name) => stateOf(name, settings, all, "confirmed"))).toEqual(
    setupStepNames.map(() => "done"),
  );
  expect(stateOf("fee", settings, all, undefined)).toBe("unconfirmed");
});
