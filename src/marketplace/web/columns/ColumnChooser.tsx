import IconColumns3 from "@tabler/icons-react/icons/IconColumns3";
import { lazy, Suspense } from "react";
import { useFloating } from "#platform/web/components/floating/use-floating.ts";
import { IconButton } from "#platform/web/components/IconButton.tsx";
import { texts } from "../texts.ts";

const loadColumns = () => import("./ColumnPopover.tsx");
const ColumnPopover = lazy(loadColumns);

/** Columns and their order are kept in the address. */
export function ColumnChooser() {
  const { buttonProps, floating } = useFloating("dialog", loadColumns);
  return (
    <>
      <IconButton of={IconColumns3} label={texts.chooseColumns} {...buttonProps} />
      <Suspense>{floating && <ColumnPopover {...floating} />}</Suspense>
    </>
  );
}
