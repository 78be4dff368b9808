import { FloatingPopover } from "#platform/web/components/floating/FloatingPopover.tsx";
import type { FloatingProps } from "#platform/web/components/floating/use-floating.ts";
import { FilterField, type FilterName, useFacets } from "./FilterField.tsx";
import { IsInPopover } from "./list-place.ts";

export default function FloatingField({ name, ...floating }: FloatingProps & { name: FilterName }) {
  return (
    <FloatingPopover {...floating} width={288} position="bottom-start">
      <IsInPopover value={true}>{floating.isOpen && <Field name={name} />}</IsInPopover>
    </FloatingPopover>
  );
}

function Field({ name }: { name: FilterName }) {
  return <FilterField name={name} facets={useFacets()} />;
}
