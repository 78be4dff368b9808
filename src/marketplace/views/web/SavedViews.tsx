import { Group, Menu } from "@mantine/core";
import IconX from "@tabler/icons-react/icons/IconX";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { FloatingMenu } from "#platform/web/components/floating/FloatingMenu.tsx";
import type { FloatingProps } from "#platform/web/components/floating/use-floating.ts";
import { Icon } from "#platform/web/components/Icon.tsx";
import { parseSearch } from "#platform/web/navigation/search.ts";
import { texts } from "../../web/texts.ts";
import type { SavedView } from "../contract.ts";
import { viewsQuery } from "./api.ts";

const savedViewWords = texts.views;

type SavedViewsProps = FloatingProps & {
  organization: string;
  /** Asks for a view to be saved, or for one to be removed. */
  onAsk: (asked: "save" | SavedView) => void;
};

export default function SavedViews({ organization, onAsk, ...floating }: SavedViewsProps) {
  return (
    <FloatingMenu {...floating} width={300}>
      <ViewItems organization={organization} onRemove={onAsk} />
      <Menu.Divider />
      <Menu.Item onClick={() => onAsk("save")}>{savedViewWords.save}</Menu.Item>
    </FloatingMenu>
  );
}

type ViewItemsProps = { organization: string; onRemove: (view: SavedView) => void };

function ViewItems({ organization, onRemove }: ViewItemsProps) {
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
