import { Html } from "../markup/html.ts";

/** Parts of the built app that painted pages name. */
export type AppParts = {
  fonts: { family: string; file: string }[];
  /** The build's mark and the public configuration. */
  head: Html;
  /** Files that the app begins with. */
  entry: { script: string; parts: string[]; styles: string[] };
};

const families: Record<string, string> = { inter: "Inter", newsreader: "Newsreader" };

/** Reads them from the app's own page, as the build wrote it. */
export function appPartsOf(page: string): AppParts {
  const hrefs = (rel: string) => linksIn(page, rel).map((tag) => attribute(tag, "href"));
  const fonts = linksIn(page, "preload")
    .filter((tag) => attribute(tag, "as") === "font")
    .map((tag) => attribute(tag, "href"))
    .map((file) => ({ family: families[/(\w+)-latin/.exec(file)?.[1] ?? ""] ?? "", file }));
  const script = attribute(/<script[^>]*type="module"[^>]*src="\/assets[^>]*>/.exec(page)?.[0] ?? "", "src");
  const build = /<meta name="build"[^>]*>/.exec(page)?.[0] ?? "";
  const config = /<script type="application\/json" id="config">.*?<\/script>/s.exec(page)?.[0] ?? "";
  return {
    fonts,
    head: new Html(build + config),
    entry: { script, parts: hrefs("modulepreload"), styles: hrefs("stylesheet") },
  };
}

const linksIn = (page: string, rel: string): string[] =>
  page.match(new RegExp(`<link[^>]*rel="${rel}"[^>]*>`, "g")) ?? [];
const attribute = (tag: string, name: string): string => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
