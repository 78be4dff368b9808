import { routes } from "../../src/routes.ts";

type RouteNode = { type: string; path?: string; children?: RouteNode[] };

/** `/media/$id`, by the app's map. */
export const screens: string[] = screensIn(routes);

function screensIn({ type, path, children = [] }: RouteNode): string[] {
  const own = type === "index" ? ["/"] : path ? [path] : [];
  return [...own, ...children.flatMap(screensIn)];
}
