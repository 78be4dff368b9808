import { Menu, ScrollArea, UnstyledButton } from "@mantine/core";
import IconChevronDown from "@tabler/icons-react/icons/IconChevronDown";
import { lazy, Suspense, useState } from "react";
import type { ClientUser } from "#accounts/people/contract.ts";
import type { Side } from "#accounts/places.ts";
import { Icon } from "#platform/web/components/Icon.tsx";
import classes from "./Navbar.module.css";
import { texts } from "./place-texts.ts";

const SwitcherPlaces = lazy(() => import("./SwitcherPlaces.tsx"));

/** Switches to another organization, campaign or medium (R2.29). */
export function Switcher({ user, side }: { user: ClientUser; side: Side }) {
  const [isOpen, setOpen] = useState(false);
  const [place, ...within] = currentPlaces(user, side);
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={300}
      transitionProps={{ transition: "fade", duration: 160 }}
    >
      <Menu.Target>
        <UnstyledButton className={classes.where} aria-label={texts.switcher.at([place, ...within].join(" "))}>
          <span className={classes.whereWords}>
            <span>{place}</span>{" "}
            {within.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </span>
          <Icon of={IconChevronDown} size={15} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <ScrollArea.Autosize mah={420}>
          <Suspense>{isOpen && <SwitcherPlaces user={user} />}</Suspense>
        </ScrollArea.Autosize>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The larger place first. */
function currentPlaces(
  { currentMediaProject, currentOrganization, currentCampaign }: ClientUser,
  side: Side,
): string[] {
  const within = side === "media" ? currentMediaProject : currentCampaign;
  const names = [currentOrganization?.name, within?.name].filter((name) => name !== undefined);
  return names.length > 0 ? names : [texts.switcher.nothing];
}
