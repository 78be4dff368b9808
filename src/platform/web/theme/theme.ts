import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from "@mantine/core";
import { texts } from "../texts.ts";

/** The one accent (R1.7); the seventh shade is the brand's red itself. */
const brand: MantineColorsTuple = [
  "#fdf1f2",
  "#f9dfe1",
  "#f1b9be",
  "#e88f98",
  "#e06772",
  "#db4553",
  "#d6152c",
  "#b81226",
  "#980f20",
  "#750b18",
];

const dark: MantineColorsTuple = [
  "#eceef1",
  "#c9ced5",
  "#a9b0ba",
  "#7d8590",
  "#3a3f47",
  "#30343b",
  "#1e2126",
  "#15171b",
  "#101216",
  "#0b0c0f",
];

/** The buttons' types (R3.18) by Mantine's names. */
const buttonTypes: Record<string, string> = {
  accent: "filled",
  secondary: "default",
  link: "transparent",
  header: "subtle",
};

/** R3.18. */
const buttonSizes = {
  big: { "--button-height": "42px", "--button-padding-x": "22px", "--button-fz": "var(--mantine-font-size-md)" },
  small: { "--button-height": "36px", "--button-padding-x": "18px", "--button-fz": "var(--mantine-font-size-sm)" },
};

export const stateColors = {
  good: "var(--good)",
  waiting: "var(--waiting)",
  bad: "var(--bad)",
  quiet: "var(--quiet)",
} as const;

const systemFont =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif';

const closeButtonProps = { "aria-label": texts.close };

/** The options scroll themselves: the keyboard could not reach a scroll area around them. */
const scrollingOptions = {
  defaultProps: { withScrollArea: false },
  styles: { options: { maxHeight: 240, overflowY: "auto" as const } },
};

/** White (dark by choice), generous, one red. Modals fade in 160 ms (R9.8). */
export const theme = createTheme({
  colors: { brand, dark },
  primaryColor: "brand",
  primaryShade: { light: 6, dark: 7 },
  fontFamily: systemFont,
  headings: { fontFamily: systemFont, fontWeight: "650" },
  defaultRadius: "sm",
  cursorType: "pointer",
  respectReducedMotion: true,
  variantColorResolver: (input) =>
    defaultVariantColorsResolver({ ...input, variant: buttonTypes[input.variant] ?? input.variant }),
  components: {
    Button: {
      defaultProps: { variant: "accent", size: "small" },
      vars: (
        _theme: unknown,
        { size, variant }: { size?: string | number | undefined; variant?: string | undefined },
      ) => ({
        root: {
          ...buttonSizes[size === "big" ? "big" : "small"],
          ...(variant === "link" ? { "--button-padding-x": "0px" } : {}),
        },
      }),
    },
    Textarea: { defaultProps: { autosize: true, minRows: 2 } },
    MultiSelect: scrollingOptions,
    TagsInput: scrollingOptions,
    Modal: {
      defaultProps: { transitionProps: { transition: "fade", duration: 160 }, closeButtonProps },
      styles: { title: { fontWeight: 650, fontSize: 18 } },
    },
    Drawer: {
      defaultProps: { transitionProps: { duration: 160 }, closeButtonProps },
      styles: { title: { fontWeight: 650, fontSize: 18 } },
    },
  },
});
