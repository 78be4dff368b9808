import { expect, test } from "vitest";
import { placeOf } from "./passage.ts";

const text = "The harbor sleeps. In spring the harbor wakes, and the harbor sings.";

test.each([
  ["at its first place", { passage: "harbor", before: "" }, 4],
  ["after what stood before it", { passage: "harbor", before: "In spring the " }, 33],
  ["at its first place when what stood before has changed", { passage: "harbor", before: "In autumn a " }, 4],
  ["over the end of a paragraph", { passage: "sleeps.\n\n In", before: "" }, 11],
  ["nowhere once it is gone", { passage: "lighthouse", before: "" }, -1],
])("a passage is found %s", (_, comment, place) => {
  expect(placeOf(text, comment)).toBe(place);
});
