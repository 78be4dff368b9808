import { Button, Menu } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { idOf } from "#platform/contract/iri.ts";
import type { Order } from "../../contract.ts";
import { campaignOrdersQuery } from "../loader-queries.ts";
import { texts as orderTexts } from "../texts.ts";
import { texts } from "./texts.ts";

type ReuseTextProps = { order: Order; onUse: (text: { title: string; content: string }) => void };

/** Copies another order's text, since one release goes to many outlets. */
export function ReuseText({ order, onUse }: ReuseTextProps) {
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({ ...campaignOrdersQuery(order.campaign ? idOf(order.campaign) : ""), enabled: isOpen });
  if (!order.campaign) return null;
  const others = query.data?.items.filter(({ id, content }) => id !== order.id && content !== "") ?? [];
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-start">
      <Menu.Target>
        <Button variant="secondary" style={{ alignSelf: "flex-start" }} loading={isOpen && query.isPending}>
          {texts.reuse}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: "auto" }}>
        <Menu.Label>{others.length > 0 ? texts.reuseTitle : texts.reuseNone}</Menu.Label>
        {others.map(({ id, title, mediaName, content }) => (
          <Menu.Item key={id} onClick={() => onUse({ title, content })}>
            {texts.reuseIt(title || orderTexts.untitled, mediaName)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
