import { Card, List, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { campaignQuery } from "#campaigns/web/api.ts";
import { clientOrdersQuery } from "#orders/web/api.ts";
import { texts as orderTexts } from "#orders/web/texts.ts";
import { idOf } from "#platform/contract/iri.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { texts } from "./texts.ts";

const shownMax = 5;

/** Booked orders that await their text, with links to their editor (R2.22). */
export function OrdersToWrite({ campaignId }: { campaignId: string }) {
  const { data: campaign } = useQuery(campaignQuery(campaignId));
  const toWrite = { campaign: campaignId, task: "toWrite", sort: "due", itemsPerPage: shownMax } as const;
  const { data: orders } = useQuery(clientOrdersQuery(toWrite));
  if (!campaign || !orders || orders.items.length === 0) return null;
  const params = {
    organizationId: idOf(campaign.organization),
    projectId: idOf(campaign.project),
    campaignId: campaign.id,
  };
  const to = "/dashboard/$organizationId/$projectId/$campaignId";
  return (
    <Card component="section" withBorder p="lg" mt="lg" aria-label={texts.toWrite.title}>
      <Stack gap="sm">
        <Title order={2}>{texts.toWrite.title}</Title>
        <List size="sm" spacing={4}>
          {orders.items.map(({ id, title, mediaName, number }) => (
            <List.Item key={id}>
              <AnchorLink to={to} params={params} search={{ order: id }} fz="sm">
                {`${title || orderTexts.untitled} · ${mediaName} · ${number}`}
              </AnchorLink>
            </List.Item>
          ))}
        </List>
        {orders.totalItems > shownMax && (
          <AnchorLink to={to} params={params} search={{ view: "table", task: "toWrite" }} fz="sm">
            {texts.toWrite.all(orders.totalItems)}
          </AnchorLink>
        )}
      </Stack>
    </Card>
  );
}
