import type { AppParts } from "./painted/app-parts.ts";

/** Addresses of the scripts that the app begins with, in their order, and of all that its first screen needs. */
export type FrameScripts = { entry: string[]; parts: string[] };

/**
 * Puts a first frame before the app. It calls the scripts that the page would have begun with, which otherwise would take
 * the bandwidth of its words. A screen without a frame keeps its page.
 */
export function behindFrame(
  page: string,
  { parts: beginning, script }: AppParts["entry"],
  frameOf: (scripts: FrameScripts) => string,
): string {
  const parts: string[] = [];
  const bare = page
    .replace(/<script type="module" crossorigin src="\/assets[^"]*"><\/script>/, "")
    .replaceAll(/<link rel="modulepreload" crossorigin href="([^"]*)">/g, (_link, file: string) => {
      parts.push(file);
      return "";
    });
  const frame = frameOf({ entry: [...beginning, script], parts });
  return frame ? bare.replace('<div id="root">', (root) => frame + root) : page;
}
