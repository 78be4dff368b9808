import { Button, Group, Popover, Text, UnstyledButton } from "@mantine/core";
import IconBell from "@tabler/icons-react/icons/IconBell";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CountDot } from "#platform/web/components/CountDot.tsx";
import { Icon } from "#platform/web/components/Icon.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import type { Notification } from "../contract.ts";
import { bellQuery } from "./api.ts";
import { NotificationItem } from "./NotificationItem.tsx";
import { newestOfEach } from "./newest-of-each.ts";
import classes from "./notifications.module.css";
import { texts } from "./texts.ts";
import { useMarkAllRead } from "./use-mark-read.ts";

/** The unread count, on every screen (R2.29). */
export function Bell() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(bellQuery());
  const { items = [], totalItems: unread = 0 } = data ?? {};
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(400px, 94vw)"
      shadow="md"
      trapFocus
      returnFocus
      transitionProps={{ transition: "fade", duration: 160 }}
    >
      <Popover.Target>
        <UnstyledButton className={classes.bell} aria-label={texts.bell(unread)} onClick={() => setOpen(!isOpen)}>
          <Icon of={IconBell} />
          <CountDot count={unread} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={0}>{isOpen && <News items={items} onClose={() => setOpen(false)} />}</Popover.Dropdown>
    </Popover>
  );
}

function News({ items, onClose }: { items: Notification[]; onClose: () => void }) {
  const { mutate: markAllRead, isPending } = useMarkAllRead();
  const [newest] = items;
  return (
    <>
      <Group justify="space-between" px="md" pt="sm" pb={4}>
        <Text fw={650}>{texts.title}</Text>
        {newest && (
          <Button variant="link" loading={isPending} onClick={() => markAllRead(newest.id)}>
            {texts.allRead}
          </Button>
        )}
      </Group>
      {newest ? (
        <ul className={classes.list}>
          {newestOfEach(items).map(({ newest, more }) => (
            <NotificationItem key={newest.id} notification={newest} more={more} onOpen={onClose} />
          ))}
        </ul>
      ) : (
        <Text c="dimmed" px="md" py="lg" ta="center">
          {texts.nothingNew}
        </Text>
      )}
      <Group justify="center" py="sm" className={classes.foot}>
        <AnchorLink to="/notifications" fz="sm" onClick={onClose}>
          {texts.all}
        </AnchorLink>
      </Group>
    </>
  );
}
