import { Avatar, Popover, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import type { ClientUser } from "#accounts/people/contract.ts";
import type { Side } from "#accounts/places.ts";
import classes from "./Navbar.module.css";
import { texts } from "./place-texts.ts";

const AccountPanel = lazy(() => import("./AccountPanel.tsx"));

/** The person's own places, behind their picture; on narrow windows the workspace too. */
export function AccountMenu({ user, side }: { user: ClientUser; side: Side }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={280}
      trapFocus
      returnFocus
      transitionProps={{ transition: "fade", duration: 160 }}
    >
      <Popover.Target>
        <UnstyledButton className={classes.account} onClick={() => setOpen(!isOpen)}>
          <Avatar
            src={user.avatar}
            name={user.name || user.email}
            size={28}
            variant="filled"
            color="ink"
            alt=""
            aria-hidden="true"
          />
          <VisuallyHidden>{texts.account}</VisuallyHidden>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <Suspense>{isOpen && <AccountPanel user={user} side={side} onOpen={() => setOpen(false)} />}</Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
