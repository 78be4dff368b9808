import { routes } from "../../src/routes.ts";

type RouteNode = { type: string; path?: string; children?: RouteNode[] };

/** Every screen's address as the app's map has it, with the names of its parameters: `/media/$id`. */
export const screens: string[] = screensIn(routes);

function screensIn({ type, path, children = [] }: RouteNode): string[] {
  const own = type === "index" ? ["/"] : path ? [path] : [];
  return [...own, ...children.flatMap(screensIn)];
}
