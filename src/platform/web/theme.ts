import { createTheme, type MantineColorsTuple } from "@mantine/core";
import { texts } from "./texts.ts";

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

/** Colours of states as text and outlines: each at least 5 : 1 on white. */
export const stateColors = { good: "#237032", waiting: "#8a4b00", bad: "#b81226", quiet: "#5a6069" } as const;

const systemFont =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif';

const closeButtonProps = { "aria-label": texts.close };

/** The list of options scrolls itself: an area around it would be one that the keyboard cannot reach. */
const scrollingOptions = {
  defaultProps: { withScrollArea: false },
  styles: { options: { maxHeight: 240, overflowY: "auto" as const } },
};

/** White, generous, one red. Modals fade in 160 ms (R9.8). */
export const theme = createTheme({
  colors: { brand },
  primaryColor: "brand",
  primaryShade: 6,
  fontFamily: systemFont,
  headings: { fontFamily: systemFont, fontWeight: "650" },
  defaultRadius: "sm",
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
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
