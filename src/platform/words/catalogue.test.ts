import { expect, test } from "vitest";
import { catalogue, overlaid } from "./catalogue.ts";

const english = {
  title: "Orders",
  total: (count: number) => `${count} in total`,
  states: { booked: "Booked", sent: "Sent" },
  steps: ["One", "Two"],
};

test("R1.6 in Byline's own language the texts are as they stand in the code", () => {
  expect(catalogue("orders", english)).toEqual(english);
});

test("R1.6 a locale's file replaces what it translates, wherever it stands, and leaves the rest", () => {
  const german = { title: "Aufträge", total: (count: number) => `${count} insgesamt`, states: { sent: "Gesendet" } };
  const texts = overlaid(english, german);
  expect(texts.title).toBe("Aufträge");
  expect(texts.total(3)).toBe("3 insgesamt");
  expect(texts.states).toEqual({ booked: "Booked", sent: "Gesendet" });
  expect(texts.steps).toEqual(["One", "Two"]);
});
