import { expect, test } from "vitest";
import { routes } from "#routes.ts";
import { firstWords } from "./first-words.ts";

type RouteNode = { type: string; path?: string; children?: RouteNode[] };

const addressesIn = ({ type, path, children = [] }: RouteNode): string[] => [
  ...(path && type === "route" ? [path] : []),
  ...children.flatMap(addressesIn),
];

test("each screen has first words, or says why it has none", () => {
  expect(Object.keys(firstWords).toSorted()).toEqual(["/", ...addressesIn(routes as RouteNode)].toSorted());
});
