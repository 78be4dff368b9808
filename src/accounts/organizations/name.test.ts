import { expect, test } from "vitest";
import { hasAddress, isNameAllowed, nameKey, withoutDomains } from "./name.ts";

test.each([
  "Byline",
  "b y l i n e",
  "ＢＹＬＩＮＥ",
  "Byl1ne",
  "Вyline",
  "Admin",
  "---",
  "Byline Security",
  "Acme Support",
  "System",
])("R3.2 %j could be taken for Byline or for nothing, and is not allowed", (name) => {
  expect(isNameAllowed(name)).toBe(false);
});

test.each([
  "Marlow Communications",
  "Bylines Press",
  "House of News",
  "Supportive Media",
  "System Magazine",
  "Test Kitchen",
])("R3.2 %j is allowed: a reserved word is none within another", (name) => {
  expect(isNameAllowed(name)).toBe(true);
});

test("R3.2 the installation's own name is reserved, as a name and as words of one", () => {
  for (const name of ["Press Harbor", "press-harbor", "The Press Harbor Team", "Pressharbor"])
    expect(isNameAllowed(name, "Press Harbor"), name).toBe(false);
  expect(isNameAllowed("Harbor Press", "Press Harbor")).toBe(true);
});

test("R3.2 a name has one spelling: case, spaces, signs, accents and look-alikes make no other", () => {
  for (const name of ["PAUL media", "Paul-Media", "Pаul Media", "Pau1 Media", "PauI Media", "Pául Mediá"])
    expect(nameKey(name), name).toBe(nameKey("Paul Media"));
  expect(nameKey("Paula Media")).not.toBe(nameKey("Paul Media"));
});

test("a name carries no address into a mail", () => {
  for (const name of [
    "Urgent: https://evil.example/login",
    "www.evil.example",
    "ada@evil.example",
    "evil.example/login",
  ])
    expect(hasAddress(name), name).toBe(true);
  expect(hasAddress("Booking.com")).toBe(false);
  expect(withoutDomains("Booking.com, No. 1")).toBe("Booking com, No. 1");
});
