import { expect, test } from "vitest";
import { passwordWeakness } from "./passwords.ts";

const policy = { minimumLength: 8, ownWords: ["Byline"] };

test("a long sentence in any script is a fine password", () => {
  expect(passwordWeakness("correct horse on a staircase", policy)).toBeUndefined();
  expect(passwordWeakness("пароль-на-каждый-день", policy)).toBeUndefined();
  expect(passwordWeakness("密码很长但是容易记住", policy)).toBeUndefined();
  expect(passwordWeakness("x7".repeat(100).concat("!"), policy)).toBeUndefined();
});

test("length is counted in characters, not in code units", () => {
  expect(passwordWeakness("🦊🐻🐼🐨🐯🦁🐮", policy)?.reasons).toEqual(["length"]);
  expect(passwordWeakness("🦊🐻🐼🐨🐯🦁🐮🐷", policy)).toBeUndefined();
});

test("a configured minimum never goes below six", () => {
  expect(passwordWeakness("xk4bz", { ...policy, minimumLength: 2 })?.message).toBe(
    "Password should be at least 6 characters.",
  );
  expect(passwordWeakness("xk4bzq", { ...policy, minimumLength: 6 })).toBeUndefined();
});

test.each(["Password123!", "iloveyou2024", "qwertyuiop", "12345678", "aaaaaaaa", "12121212", "asdfghjkl"])(
  "%s is refused as known",
  (password) => {
    expect(passwordWeakness(password, policy)?.reasons).toEqual(["pwned"]);
  },
);

test("Byline's name and the own address are refused", () => {
  expect(passwordWeakness("byline2026!", policy)?.reasons).toEqual(["pwned"]);
  expect(passwordWeakness("Alice@Example.com", policy, "alice@example.com")?.reasons).toEqual(["pwned"]);
});

test("a hundred characters of any alphabet are fine, and none is asked for", () => {
  for (const password of [`жж${"ябвгд".repeat(20)}`, `${"🦊🐻 ".repeat(30)}x`, "only lower case letters"])
    expect(passwordWeakness(password, policy)).toBeUndefined();
});

test("an installation that insists on groups of characters hears which are missing", () => {
  const strict = { ...policy, requiredGroups: ["lower", "upper", "digit", "symbol"] as const };
  const weakness = passwordWeakness("harbourdawn", { ...strict, requiredGroups: [...strict.requiredGroups] });
  expect(weakness).toEqual({
    reasons: ["characters"],
    message: "Password should contain at least an upper-case letter, a digit, a symbol.",
  });
  expect(
    passwordWeakness("Ünder-9-Dächern", { ...policy, requiredGroups: ["upper", "digit", "symbol"] }),
  ).toBeUndefined();
});

test("all reasons are told at once", () => {
  expect(passwordWeakness("abc123", policy)?.reasons).toEqual(["length", "pwned"]);
});
