import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");

/** English and Western European names, with the signs that texts use. */
const latin = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‹›€™−×→≤≥`;
/** The accents of other European names, loaded only with a text that has one. */
const accents = `${between(0x100, 0x151)}${between(0x154, 0x177)}${between(0x179, 0x17e)}ȘșȚțẞ`;

const weights = { inter: { min: 400, max: 700 }, newsreader: { min: 400, max: 600 } };
const features = {
  inter: ["kern", "ccmp", "mark", "tnum", "cv11", "ss03"],
  newsreader: ["kern", "ccmp", "mark", "liga"],
};

const files = (["inter", "newsreader"] as const).flatMap((family) => [
  { family, name: `${family}-latin`, text: latin },
  { family, name: `${family}-latin-ext`, text: accents },
]);

const folder = join(import.meta.dirname, "../node_modules/.cache/fonts");

/**
 * Writes the fonts' subsets to the folder that style sheets call `~fonts`. The page preloads the two that every screen
 * shows.
 */
export function fonts(): Plugin {
  return {
    name: "fonts",
    config: async () => {
      await writeSubsets();
      return { resolve: { alias: { "~fonts": folder } } };
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /-latin-(?!ext)[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: true },
            injectTo: "head" as const,
          })),
    },
  };
}

async function writeSubsets(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { family, name, text } of files) {
    const whole = readFileSync(require.resolve(`@fontsource-variable/${family}/files/${name}-wght-normal.woff2`));
    // The package's types don't know all of its options.
    const options = {
      targetFormat: "woff2" as const,
      variationAxes: { wght: weights[family] },
      keepFeatures: features[family],
    };
    const part = await subsetFont(whole, text, options);
    writeFileSync(join(folder, `${name}.woff2`), part);
  }
}
