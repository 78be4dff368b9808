import type { Plugin } from "vite";
import type { FirstWords, WordlessScreen } from "../src/platform/contract/first-words.ts";

type RouteNode = { type: string; id?: string; path?: string; file?: string; children?: RouteNode[] };
type Screen = { address: string; layout: string; pages: string[] };

/** Parts that every signed-in screen draws, so that they come with the page. */
const signedIn = "src/shell/web/SignedInLinks.tsx";

/** Parts that an address's parameter opens above its screen. */
const opened = {
  order: [
    "src/orders/web/view/OpenDrawer.tsx",
    "src/orders/web/view/OrderContent.tsx",
    "src/rich-text/web/TextView.tsx",
  ],
};

/**
 * Writes `screens.json`: each screen's address with the files that it needs beside the first script, and its first words.
 * The server names the files in the page (decision 0172), and paints the words (decision 0293).
 */
export function screenParts(
  routes: RouteNode,
  firstWords: Readonly<Record<string, FirstWords | WordlessScreen>>,
): Plugin {
  return {
    name: "screen-parts",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((each) => (each.type === "chunk" ? [[each.fileName, each]] : [])),
      );
      const withImports = (files: string[], known = new Set<string>()): Set<string> => {
        for (const file of files) {
          if (known.has(file)) continue;
          known.add(file);
          withImports(chunks.get(file)?.imports ?? [], known);
        }
        return known;
      };
      const filesOf = (page: string) => {
        const holding = [...chunks.values()].filter(({ moduleIds }) =>
          moduleIds.some((id) => id.split("?")[0]?.endsWith(`/${page}`)),
        );
        if (holding.length === 0) this.error(`no script holds ${page}`);
        return holding.map(({ fileName }) => fileName);
      };
      const first = withImports([...chunks.values()].flatMap(({ isEntry, fileName }) => (isEntry ? [fileName] : [])));
      const partsOf = (pages: string[]) => {
        const scripts = [...withImports(pages.flatMap(filesOf))].filter((file) => !first.has(file));
        const styles = scripts.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
        return { scripts, styles: [...new Set(styles)] };
      };
      const wordsOf = ({ address, layout }: Screen) => {
        const words = firstWords[address];
        return words && "title" in words ? { words: { ...words, layout } } : {};
      };
      const screens = screensIn(routes).map((each) => [each.address, { ...partsOf(each.pages), ...wordsOf(each) }]);
      const source = JSON.stringify({
        signedIn: partsOf([signedIn]),
        opened: Object.fromEntries(Object.entries(opened).map(([name, pages]) => [name, partsOf(pages)])),
        screens: Object.fromEntries(screens),
      });
      this.emitFile({ type: "asset", fileName: "screens.json", source });
    },
  };
}

/** A page with the layouts around it; the root comes with the first script. */
function screensIn(node: RouteNode, around: string[] = [], within = "plain"): Screen[] {
  const { type, id, path, file, children = [] } = node;
  const pages = file && type !== "root" ? [...around, `src/${file}`] : around;
  const layout = type === "layout" && id ? id : within;
  const own = path && type === "route" ? [{ address: path, layout, pages }] : [];
  return [...own, ...children.flatMap((child) => screensIn(child, pages, layout))];
}
