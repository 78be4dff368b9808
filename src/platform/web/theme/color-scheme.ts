import type { MantineColorScheme, MantineColorSchemeManager } from "@mantine/core";
import { readCookie, writeCookie } from "../cookies.ts";

const isScheme = (value: string | undefined): value is MantineColorScheme =>
  value === "light" || value === "dark" || value === "auto";

/** Kept in a cookie, which outlives the sign-out and lets the server paint the first frame. */
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
