import { Button } from "@mantine/core";
import IconBookmark from "@tabler/icons-react/icons/IconBookmark";
import { lazy, Suspense, useState } from "react";
import { useClientUser } from "#accounts/web/api.ts";
import { useFloating } from "#platform/web/components/floating/use-floating.ts";
import { Icon } from "#platform/web/components/Icon.tsx";
import { texts } from "../../web/texts.ts";
import type { SavedView } from "../contract.ts";

const RemoveDialog = lazy(() => import("./RemoveDialog.tsx"));
const SaveDialog = lazy(() => import("./SaveDialog.tsx"));
const loadViews = () => import("./SavedViews.tsx");
const SavedViews = lazy(loadViews);

/** The person's own and shared views; each is an address (R10.5). */
export function ViewsMenu() {
  const { currentOrganization: organization } = useClientUser();
  const [asked, setAsked] = useState<"save" | SavedView>();
  const { buttonProps, floating } = useFloating("menu", loadViews);
  if (!organization) return null;
  const close = () => {
    setAsked(undefined);
    floating?.button?.focus();
  };
  return (
    <>
      <Button variant="header" leftSection={<Icon of={IconBookmark} />} {...buttonProps}>
        {texts.views.title}
      </Button>
      <Suspense>
        {floating && <SavedViews {...floating} organization={organization.id} onAsk={setAsked} />}
        {asked === "save" && <SaveDialog organization={organization.id} onClose={close} />}
        {asked && asked !== "save" && <RemoveDialog view={asked} onClose={close} />}
      </Suspense>
    </>
  );
}
