import { ActionIcon, Button, Group, Menu } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useClientUser } from "#accounts/web/api.ts";
import { notify } from "#platform/web/components/notify.ts";
import { parseSearch } from "#platform/web/search.ts";
import { texts } from "../texts.ts";
import { removeView, viewsQuery } from "./api.ts";

const SaveDialog = lazy(() => import("./SaveDialog.tsx"));
const words = texts.views;

/** Views that are kept, one's own and those that colleagues share: each is an address (R10.5). */
export function ViewsMenu() {
  const { currentOrganization: organization } = useClientUser();
  const [isSaving, setSaving] = useState(false);
  if (!organization) return null;
  return (
    <>
      <Menu position="bottom-end" width={300} transitionProps={{ transition: "fade", duration: 160 }}>
        <Menu.Target>
          <Button variant="secondary">{words.title}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Kept organization={organization.id} />
          <Menu.Divider />
          <Menu.Item onClick={() => setSaving(true)}>{words.save}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isSaving && (
        <Suspense>
          <SaveDialog organization={organization.id} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </>
  );
}

function Kept({ organization }: { organization: string }) {
  const navigate = useNavigate();
  const { data } = useQuery(viewsQuery(organization));
  const remove = (id: string) => void removeView(id).then(() => notify.success(words.removed), notify.failure);
  if (!data) return <Menu.Label>{words.loading}</Menu.Label>;
  if (data.items.length === 0) return <Menu.Label>{words.none}</Menu.Label>;
  return data.items.map(({ id, name, query, own, shared, ownerName }) => (
    <Group key={id} wrap="nowrap" gap={4}>
      <Menu.Item flex={1} onClick={() => void navigate({ to: "/media", search: parseSearch(query) })}>
        {name}
        {shared && ` · ${own ? words.shared : words.sharedBy(ownerName)}`}
      </Menu.Item>
      {own && (
        <ActionIcon variant="transparent" color="gray" aria-label={words.remove(name)} onClick={() => remove(id)}>
          ×
        </ActionIcon>
      )}
    </Group>
  ));
}
