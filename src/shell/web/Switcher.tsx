import { UnstyledButton } from "@mantine/core";
import IconChevronDown from "@tabler/icons-react/icons/IconChevronDown";
import { lazy, Suspense } from "react";
import type { ClientUser } from "#accounts/people/contract.ts";
import type { Side } from "#accounts/places.ts";
import { useFloating } from "#platform/web/components/floating/use-floating.ts";
import { Icon } from "#platform/web/components/Icon.tsx";
import classes from "./Navbar.module.css";
import { texts } from "./place-texts.ts";

const loadMenu = () => import("./SwitcherMenu.tsx");
const SwitcherMenu = lazy(loadMenu);

/** Switches to another organization, campaign or medium (R2.29). */
export function Switcher({ user, side }: { user: ClientUser; side: Side }) {
  const { buttonProps, floating } = useFloating("menu", loadMenu);
  const [place, ...within] = currentPlaces(user, side);
  return (
    <>
      <UnstyledButton
        className={classes.where}
        aria-label={texts.switcher.at([place, ...within].join(" "))}
        {...buttonProps}
      >
        <span className={classes.whereWords}>
          <span>{place}</span>{" "}
          {within.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </span>
        <Icon of={IconChevronDown} size={15} />
      </UnstyledButton>
      <Suspense>{floating && <SwitcherMenu {...floating} user={user} />}</Suspense>
    </>
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
