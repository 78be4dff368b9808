import { extensionOf } from "./uploaded.ts";

const charactersMax = 120;

/** Control and direction characters can turn an ending around; the others part folders or mean something to a shell. */
const misleading = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;

/**
 * The name under which an upload is kept and handed out again: what its sender called it, with the ending of its verified
 * type, since the ending decides which program opens it.
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
