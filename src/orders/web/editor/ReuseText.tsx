import { Button, Menu } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { idOf } from "#platform/contract/iri.ts";
import { notify } from "#platform/web/components/notify.ts";
import { withLinksOf } from "#rich-text/link-kind.ts";
import type { Order } from "../../contract.ts";
import { orderQuery } from "../api.ts";
import { campaignOrdersQuery } from "../loader-queries.ts";
import { texts as orderTexts } from "../texts.ts";
import { texts } from "./texts.ts";

type ReuseTextProps = { order: Order; onUse: (text: { title: string; content: string }) => Promise<void> };

/** Copies another order's text with links of this order's kind, since one release goes to many outlets. */
export function ReuseText({ order, onUse }: ReuseTextProps) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const query = useQuery({ ...campaignOrdersQuery(order.campaign ? idOf(order.campaign) : ""), enabled: isOpen });
  const copying = useMutation({
    mutationFn: (id: string) => client.fetchQuery(orderQuery(id)),
    onSuccess: async (other) =>
      other && onUse({ title: other.title, content: withLinksOf(order.hyperlinkKind, other.content) }),
    onError: notify.failure,
  });
  if (!order.campaign) return null;
  const others = query.data?.items.filter(({ id, hasText }) => id !== order.id && hasText) ?? [];
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-start">
      <Menu.Target>
        <Button
          variant="secondary"
          style={{ alignSelf: "flex-start" }}
          loading={(isOpen && query.isPending) || copying.isPending}
        >
          {texts.reuse}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: "auto" }}>
        <Menu.Label>{others.length > 0 ? texts.reuseTitle : texts.reuseNone}</Menu.Label>
        {others.map(({ id, title, mediaName }) => (
          <Menu.Item key={id} onClick={() => copying.mutate(id)}>
            {texts.reuseIt(title || orderTexts.untitled, mediaName)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
