import type { Plugin } from "vite";

type RouteNode = { type: string; path?: string; file?: string; children?: RouteNode[] };
type Screen = { address: string; pages: string[] };

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
 * Writes `screens.json`: each screen's address with the files that it needs beside the first script. The server names
 * them in the page (decision 0172).
 */
export function screenParts(routes: RouteNode): Plugin {
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
      const fileOf = (page: string) =>
        [...chunks.values()]
          .filter(({ facadeModuleId }) => facadeModuleId?.split("?")[0]?.endsWith(`/${page}`))
          .map(({ fileName }) => fileName);
      const first = withImports([...chunks.values()].flatMap(({ isEntry, fileName }) => (isEntry ? [fileName] : [])));
      const partsOf = (pages: string[]) => {
        const scripts = [...withImports(pages.flatMap(fileOf))].filter((file) => !first.has(file));
        const styles = scripts.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
        return { scripts, styles: [...new Set(styles)] };
      };
      const screens = screensIn(routes).map(({ address, pages }) => [address, partsOf(pages)]);
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
function screensIn({ type, path, file, children = [] }: RouteNode, around: string[] = []): Screen[] {
  const pages = file && type !== "root" ? [...around, `src/${file}`] : around;
  const own = path && type === "route" ? [{ address: path, pages }] : [];
  return [...own, ...children.flatMap((child) => screensIn(child, pages))];
}
