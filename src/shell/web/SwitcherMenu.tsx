import { ScrollArea } from "@mantine/core";
import type { ClientUser } from "#accounts/people/contract.ts";
import { FloatingMenu } from "#platform/web/components/floating/FloatingMenu.tsx";
import type { FloatingProps } from "#platform/web/components/floating/use-floating.ts";
import SwitcherPlaces from "./SwitcherPlaces.tsx";

export default function SwitcherMenu({ user, ...floating }: FloatingProps & { user: ClientUser }) {
  return (
    <FloatingMenu {...floating} width={300}>
      <ScrollArea.Autosize mah={420}>{floating.isOpen && <SwitcherPlaces user={user} />}</ScrollArea.Autosize>
    </FloatingMenu>
  );
}
