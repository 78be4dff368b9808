import { Popover, UnstyledButton } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FilterField, type FilterName, useFacets } from "./FilterField.tsx";
import { IsInPopover } from "./list-place.ts";

type FilterPopoverProps = {
  name: FilterName;
  /** Accessible name of a button with only an icon. */
  label?: string;
  className?: string | undefined;
  isActive?: boolean;
  children: ReactNode;
};

export function FilterPopover({ name, label, className, isActive, children }: FilterPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      width={288}
      position="bottom-start"
      trapFocus
      returnFocus
      transitionProps={{ transition: "fade", duration: 160 }}
    >
      <Popover.Target>
        <UnstyledButton
          className={className}
          aria-label={label}
          title={label}
          data-active={isActive || undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {children}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <IsInPopover value={true}>{isOpen && <Field name={name} />}</IsInPopover>
      </Popover.Dropdown>
    </Popover>
  );
}

function Field({ name }: { name: FilterName }) {
  return <FilterField name={name} facets={useFacets()} />;
}
