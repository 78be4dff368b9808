import { routes } from "../../src/routes.ts";

type RouteNode = { type: string; path?: string; children?: RouteNode[] };

/** Every screen's address in the app's map: `/media/$id`. */
export const screens: string[] = screensIn(routes);

function screensIn({ type, path, children = [] }: RouteNode): string[] {
  const own = type === "index" ? ["/"] : path ? [path] : [];
  return [...own, ...children.flatMap(screensIn)];
}
