import { extensionOf } from "./uploaded.ts";

const charactersMax = 120;

/**
 * Control and direction characters can disguise an extension; the others separate folders or mean something to a shell.
 */
const misleading = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;

/**
 * Returns the sender's name for an upload with its verified type's extension, which decides the program that opens it.
 */
export function fileName(given: string, type: string): string {
  const extension = extensionOf(type);
  const words = given.replaceAll(misleading, "").trim().replace(/^\.+/, "");
  const stem = words
    .replace(/\.[\p{L}\p{N}]{1,5}$/u, "")
    .slice(0, charactersMax)
    .trim();
  return `${stem || "file"}.${extension}`;
}
