import type { ComboboxProps } from "@mantine/core";
import { createContext, useContext } from "react";

/** True within a popover, where a list that opens elsewhere in the document would count as a press beside it. */
export const IsInPopover = createContext(false);

/** Where a filter's list of options opens. */
export const useListPlace = (): ComboboxProps => ({ withinPortal: !useContext(IsInPopover) });
