import type { ComboboxProps } from "@mantine/core";
import { createContext, useContext } from "react";

/** True within a popover: clicks on a list elsewhere in the document would close it. */
export const IsInPopover = createContext(false);

export const useListPlace = (): ComboboxProps => ({ withinPortal: !useContext(IsInPopover) });
