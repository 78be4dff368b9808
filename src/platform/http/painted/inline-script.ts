import { hash } from "node:crypto";

/** A script that stands in the page itself, and the hash by which the content security policy lets it. */
export const inlineScript = (text: string) => ({
  element: `<script>${text}</script>`,
  source: `'sha256-${hash("sha256", text, "base64")}'`,
});
