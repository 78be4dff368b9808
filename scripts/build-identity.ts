import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Names each build by its content, in the page and in `builds/latest.json`, which running pages poll (R7.5). */
export function buildIdentity(): Plugin {
  let id: string | undefined;
  return {
    name: "build-identity",
    apply: "build",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        // The page names its scripts by content hash, and they name all others: any change changes its text.
        id = createHash("sha256").update(html).digest("hex").slice(0, 16);
        return [{ tag: "meta", attrs: { name: "build", content: id }, injectTo: "head" }];
      },
    },
    generateBundle() {
      if (!id) throw new Error("The page was not written before the build's name");
      this.emitFile({ type: "asset", fileName: "builds/latest.json", source: `${JSON.stringify({ id })}\n` });
    },
  };
}
