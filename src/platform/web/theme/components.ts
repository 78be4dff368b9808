import type { MantineThemeComponents } from "@mantine/core";
import { texts } from "../texts.ts";

/** R3.18, with the one below for what stands in rows. */
const buttonSizes = {
  big: { "--button-height": "var(--control-big)", "--button-padding-x": "20px", "--button-fz": "15px" },
  small: { "--button-height": "var(--control)", "--button-padding-x": "13px", "--button-fz": "14px" },
  row: { "--button-height": "var(--control-small)", "--button-padding-x": "9px", "--button-fz": "13px" },
};

type ButtonLook = { size?: string | number | undefined; variant?: string | undefined };

const buttonVars = (_theme: unknown, { size, variant }: ButtonLook) => ({
  root: {
    ...(buttonSizes[size as keyof typeof buttonSizes] ?? buttonSizes.small),
    ...(variant === "link" ? { "--button-padding-x": "0px" } : {}),
  },
});

const controlHeight = () => ({ wrapper: { "--input-height": "var(--control)", "--input-fz": "14px" } });

const closeButtonProps = { "aria-label": texts.close };

/** The options scroll themselves: the keyboard could not reach a scroll area around them. */
const scrollingOptions = {
  defaultProps: { withScrollArea: false },
  styles: { options: { maxHeight: 240, overflowY: "auto" as const } },
};

const overlayTitle = { title: { fontWeight: 600, fontSize: 16, lineHeight: "24px", letterSpacing: "-0.012em" } };

const rounded = { defaultProps: { radius: "md" } };

const checked = { defaultProps: { iconColor: "var(--on-ink)" } };

/** How Mantine's parts look everywhere. */
export const components: MantineThemeComponents = {
  Button: {
    defaultProps: { size: "small" },
    vars: buttonVars,
    styles: { label: { fontWeight: 500 } },
  },
  Input: { vars: controlHeight },
  InputWrapper: { styles: { label: { fontWeight: 500, fontSize: 13, marginBottom: 4 } } },
  Anchor: { defaultProps: { underline: "always" } },
  PasswordInput: { defaultProps: { visibilityToggleButtonProps: { "aria-label": texts.showPassword } } },
  Textarea: { defaultProps: { autosize: true, minRows: 2 } },
  Checkbox: checked,
  Radio: checked,
  Pagination: { vars: () => ({ root: { "--pagination-active-color": "var(--on-ink)" } }) },
  Card: rounded,
  Paper: rounded,
  Alert: { defaultProps: { radius: "md", variant: "light" } },
  Progress: { defaultProps: { size: 4, radius: 2 } },
  MultiSelect: scrollingOptions,
  TagsInput: scrollingOptions,
  Menu: { defaultProps: { shadow: "md", radius: "sm" } },
  Popover: { defaultProps: { shadow: "md", radius: "sm" } },
  Modal: {
    defaultProps: { transitionProps: { transition: "fade", duration: 160 }, closeButtonProps, radius: "md" },
    styles: overlayTitle,
  },
  TableScrollContainer: {
    defaultProps: { type: "native" },
    // Hidden words of a column beyond the edge would widen the page where nothing holds them.
    styles: { scrollContainer: { position: "relative" } },
  },
  Drawer: {
    defaultProps: { transitionProps: { duration: 160 }, closeButtonProps },
    styles: overlayTitle,
  },
};
