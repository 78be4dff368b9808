import { ActionIcon, type ActionIconProps } from "@mantine/core";
import type { TablerIcon } from "@tabler/icons-react";
import type { ButtonHTMLAttributes, Ref } from "react";
import { Icon } from "./Icon.tsx";

type IconButtonProps = Omit<ActionIconProps, "children"> &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ActionIconProps> & {
    of: TablerIcon;
    /** Its accessible name, shown on hover. */
    label: string;
    ref?: Ref<HTMLButtonElement>;
  };

/** A tool without words beside others like it. */
export function IconButton({ of, label, ...rest }: IconButtonProps) {
  return (
    <ActionIcon variant="header" size="var(--control)" aria-label={label} title={label} {...rest}>
      <Icon of={of} />
    </ActionIcon>
  );
}
