import { UnstyledButton } from "@mantine/core";
import IconSearch from "@tabler/icons-react/icons/IconSearch";
import { Icon } from "#platform/web/components/Icon.tsx";
import classes from "./Navbar.module.css";
import { openPalette } from "./palette-requests.ts";
import { texts } from "./place-texts.ts";

/** Opens the palette, as its keys do. */
export function FindButton() {
  return (
    <UnstyledButton className={classes.find} onClick={openPalette}>
      <Icon of={IconSearch} size={18} />
      <span>{texts.find}</span> <kbd>{texts.findKeys}</kbd>
    </UnstyledButton>
  );
}
