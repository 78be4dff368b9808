import type { TablerIcon } from "@tabler/icons-react";

type IconProps = {
  of: TablerIcon;
  /** 15 beside small words. */
  size?: 15 | 18 | 20;
  className?: string | undefined;
};

/** A drawing beside words, or in a control that bears its name: screen readers pass over it. */
export function Icon({ of: Drawing, size = 18, className }: IconProps) {
  return <Drawing size={size} stroke={1.6} className={className} aria-hidden="true" style={{ flex: "none" }} />;
}
