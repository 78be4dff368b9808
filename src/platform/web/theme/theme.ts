import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from "@mantine/core";
import { components } from "./components.ts";

/** The roles' tones change with the scheme: Mantine reads them where `colors.css` names them. */
const role = (text: string, wash: string): MantineColorsTuple => [
  wash,
  wash,
  text,
  text,
  text,
  text,
  text,
  text,
  text,
  text,
];

const ink = role("var(--ink)", "var(--wash-strong)");

const gray: MantineColorsTuple = [
  "var(--wash)",
  "var(--wash-strong)",
  "var(--line)",
  "var(--line)",
  "var(--line-strong)",
  "var(--ink-faint)",
  "var(--ink-third)",
  "var(--ink-second)",
  "var(--ink-second)",
  "var(--ink)",
];

/** Mantine's dark surfaces, from text to ground. */
const dark: MantineColorsTuple = [
  "var(--ink)",
  "var(--ink-second)",
  "var(--ink-second)",
  "var(--ink-third)",
  "var(--line-strong)",
  "var(--line)",
  "var(--wash-strong)",
  "var(--ground)",
  "var(--ground)",
  "var(--ground)",
];

/** The buttons' types (R3.18) by Mantine's names; a button without a type is ink. */
const buttonTypes: Record<string, string> = { secondary: "default", link: "transparent", header: "subtle" };

const action = {
  background: "var(--brand)",
  hover: "var(--brand-deep)",
  color: "#fff",
  border: "1px solid var(--brand-deep)",
};

const variantColorResolver: VariantColorsResolver = (input) => {
  if (input.variant === "accent") return action;
  const variant = buttonTypes[input.variant] ?? input.variant;
  const colors = defaultVariantColorsResolver({ ...input, variant });
  if (variant === "filled") return { ...colors, color: "var(--on-ink)" };
  return variant === "transparent" ? { ...colors, color: input.color ? colors.color : "var(--ink)" } : colors;
};

/** Ink on white (light on dark by choice), one red that means the action (R1.7). Modals fade in 160 ms (R9.8). */
export const theme = createTheme({
  colors: {
    ink,
    gray,
    dark,
    red: role("var(--bad)", "var(--bad-wash)"),
    yellow: role("var(--waiting)", "var(--waiting-wash)"),
    green: role("var(--good)", "var(--good-wash)"),
    blue: role("var(--calm)", "var(--calm-wash)"),
  },
  primaryColor: "ink",
  primaryShade: 6,
  white: "#fff",
  black: "#15171c",
  fontFamily: "var(--sans)",
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  fontSizes: { xs: "12px", sm: "13px", md: "14px", lg: "16px", xl: "18px" },
  lineHeights: { xs: "16px", sm: "20px", md: "20px", lg: "24px", xl: "26px" },
  headings: {
    fontFamily: "var(--sans)",
    fontWeight: "600",
    sizes: {
      h1: { fontSize: "30px", lineHeight: "36px", fontWeight: "500" },
      h2: { fontSize: "16px", lineHeight: "24px" },
      h3: { fontSize: "14px", lineHeight: "20px" },
      h4: { fontSize: "13px", lineHeight: "20px" },
    },
  },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "20px", xl: "32px" },
  radius: { xs: "4px", sm: "6px", md: "10px", lg: "14px", xl: "32px" },
  shadows: {
    xs: "var(--lift)",
    sm: "var(--lift)",
    md: "var(--float)",
    lg: "var(--float)",
    xl: "var(--float)",
  },
  defaultRadius: "sm",
  cursorType: "pointer",
  respectReducedMotion: true,
  fontSmoothing: true,
  variantColorResolver,
  components,
});

/** How a state reads: each tone has a text color and a quiet ground of its own. */
export const stateColors = {
  good: "green",
  waiting: "yellow",
  bad: "red",
  quiet: "gray",
} as const;
