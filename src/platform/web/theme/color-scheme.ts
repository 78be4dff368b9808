import type { MantineColorScheme, MantineColorSchemeManager } from "@mantine/core";
import { readCookie, writeCookie } from "../cookies.ts";

const isScheme = (value: string | undefined): value is MantineColorScheme =>
  value === "light" || value === "dark" || value === "auto";

/** The chosen theme: in a cookie, so that it outlives the sign-out and the server can paint the first frame with it. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (fallback) => {
    const kept = readCookie("theme");
    return isScheme(kept) ? kept : fallback;
  },
  set: (value) => writeCookie("theme", value),
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => writeCookie("theme", undefined),
};
