import type { ClientUser } from "#accounts/people/contract.ts";
import type { Side } from "#accounts/places.ts";
import { FloatingPopover } from "#platform/web/components/floating/FloatingPopover.tsx";
import type { FloatingProps } from "#platform/web/components/floating/use-floating.ts";
import AccountPanel from "./AccountPanel.tsx";

type AccountPopoverProps = FloatingProps & { user: ClientUser; side: Side };

export default function AccountPopover({ user, side, ...floating }: AccountPopoverProps) {
  return (
    <FloatingPopover {...floating} width={280} p={0}>
      {floating.isOpen && <AccountPanel user={user} side={side} onOpen={() => floating.onChange(false)} />}
    </FloatingPopover>
  );
}
