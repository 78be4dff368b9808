import { UnstyledButton } from "@mantine/core";
import { lazy, type ReactNode, Suspense } from "react";
import { useFloating } from "#platform/web/components/floating/use-floating.ts";
import type { FilterName } from "./FilterField.tsx";

const loadField = () => import("./FloatingField.tsx");
const FloatingField = lazy(loadField);

type FilterPopoverProps = {
  name: FilterName;
  /** Accessible name of a button with only an icon. */
  label?: string;
  className?: string | undefined;
  isActive?: boolean;
  children: ReactNode;
};

export function FilterPopover({ name, label, className, isActive, children }: FilterPopoverProps) {
  const { buttonProps, floating } = useFloating("dialog", loadField);
  return (
    <>
      <UnstyledButton
        className={className}
        aria-label={label}
        title={label}
        data-active={isActive || undefined}
        {...buttonProps}
      >
        {children}
      </UnstyledButton>
      <Suspense>{floating && <FloatingField {...floating} name={name} />}</Suspense>
    </>
  );
}
