import { Button, Group, Menu } from "@mantine/core";
import IconBookmark from "@tabler/icons-react/icons/IconBookmark";
import IconX from "@tabler/icons-react/icons/IconX";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useRef, useState } from "react";
import { useClientUser } from "#accounts/web/api.ts";
import { Icon } from "#platform/web/components/Icon.tsx";
import { parseSearch } from "#platform/web/navigation/search.ts";
import { texts } from "../../web/texts.ts";
import type { SavedView } from "../contract.ts";
import { viewsQuery } from "./api.ts";

const RemoveDialog = lazy(() => import("./RemoveDialog.tsx"));
const SaveDialog = lazy(() => import("./SaveDialog.tsx"));
const savedViewWords = texts.views;

/** The person's own and shared views; each is an address (R10.5). */
export function ViewsMenu() {
  const { currentOrganization: organization } = useClientUser();
  const [asked, setAsked] = useState<"save" | SavedView>();
  const button = useRef<HTMLButtonElement>(null);
  if (!organization) return null;
  const close = () => {
    setAsked(undefined);
    button.current?.focus();
  };
  return (
    <>
      <Menu position="bottom-end" width={300} transitionProps={{ transition: "fade", duration: 160 }}>
        <Menu.Target>
          <Button variant="header" ref={button} leftSection={<Icon of={IconBookmark} />}>
            {savedViewWords.title}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <SavedViews organization={organization.id} onRemove={setAsked} />
          <Menu.Divider />
          <Menu.Item onClick={() => setAsked("save")}>{savedViewWords.save}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {asked === "save" && <SaveDialog organization={organization.id} onClose={close} />}
        {asked && asked !== "save" && <RemoveDialog view={asked} onClose={close} />}
      </Suspense>
    </>
  );
}

type SavedViewsProps = { organization: string; onRemove: (view: SavedView) => void };

function SavedViews({ organization, onRemove }: SavedViewsProps) {
  const navigate = useNavigate();
  const { data } = useQuery(viewsQuery(organization));
  if (!data) return <Menu.Label>{savedViewWords.loading}</Menu.Label>;
  if (data.items.length === 0) return <Menu.Label>{savedViewWords.none}</Menu.Label>;
  return data.items.map((view) => (
    <Group key={view.id} wrap="nowrap" gap={4}>
      <Menu.Item flex={1} onClick={() => void navigate({ to: "/media", search: parseSearch(view.query) })}>
        {view.name}
        {view.shared && ` · ${view.own ? savedViewWords.shared : savedViewWords.sharedBy(view.ownerName)}`}
      </Menu.Item>
      {view.own && (
        <Menu.Item w="auto" c="dimmed" aria-label={savedViewWords.remove(view.name)} onClick={() => onRemove(view)}>
          <Icon of={IconX} size={15} />
        </Menu.Item>
      )}
    </Group>
  ));
}
