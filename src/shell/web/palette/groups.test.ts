import { expect, test } from "vitest";
import { type Group, matchingGroups } from "./groups.ts";

const action = (label: string) => ({ id: label, label, run: () => {} });
const groups: Group[] = [
  { name: "Go to", actions: [action("Marketplace"), action("Dashboard")] },
  { name: "My outlets", actions: [action("Harbor Courier"), action("Hill Courier")] },
];
const labels = (query: string) => matchingGroups(groups, query).map(({ actions }) => actions.map(({ label }) => label));

test("without a query everything is offered", () => {
  expect(labels(" ")).toEqual([
    ["Marketplace", "Dashboard"],
    ["Harbor Courier", "Hill Courier"],
  ]);
});

test("every word counts, in any order and case, the group's name too", () => {
  expect(labels("courier har")).toEqual([["Harbor Courier"]]);
  expect(labels("outlets HILL")).toEqual([["Hill Courier"]]);
  expect(labels("nobody")).toEqual([]);
});
