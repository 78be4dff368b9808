import { Button, Group, Text } from "@mantine/core";
import { FloatingPopover } from "#platform/web/components/floating/FloatingPopover.tsx";
import type { FloatingProps } from "#platform/web/components/floating/use-floating.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import type { Notification } from "../contract.ts";
import { NotificationItem } from "./NotificationItem.tsx";
import { newestOfEach } from "./newest-of-each.ts";
import classes from "./notifications.module.css";
import { texts } from "./texts.ts";
import { useMarkAllRead } from "./use-mark-read.ts";

type BellPopoverProps = FloatingProps & { items: Notification[] };

export default function BellPopover({ items, ...floating }: BellPopoverProps) {
  return (
    <FloatingPopover {...floating} width="min(400px, 94vw)" p={0}>
      {floating.isOpen && <News items={items} onClose={() => floating.onChange(false)} />}
    </FloatingPopover>
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
