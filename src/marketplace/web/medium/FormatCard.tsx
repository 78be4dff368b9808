import { Alert, Anchor, Card, Group, List, Stack, Text, Title } from "@mantine/core";
import { useClientUser } from "#accounts/web/api.ts";
import type { Format } from "#formats/contract.ts";
import { conditionsInWords } from "#formats/web/words.ts";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { texts } from "../texts.ts";
import { BuyForm } from "./BuyForm.tsx";
import classes from "./medium.module.css";
import { NoCampaignHint } from "./NoCampaignHint.tsx";

const words = texts.medium;

/** A format: its price, every condition in plain words, its extras, and the way into the cart. */
export function FormatCard({ format }: { format: Format }) {
  const { currentCampaign } = useClientUser();
  const isOnOffer = format.status === "listed" && !format.own;
  const campaign = isOnOffer ? currentCampaign?.id : undefined;
  return (
    <Card withBorder padding="lg" component="article">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Title order={3} fz={18}>
          {format.formatType}
        </Title>
        <Price format={format} />
      </Group>
      {format.contributor && (
        <Alert color="gray" variant="light" mt="sm" p="sm">
          {words.contributor}
        </Alert>
      )}
      <dl className={classes.conditions}>
        {conditionsInWords(format).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Offered format={format} isBookable={campaign !== undefined} />
      <div className={classes.foot}>
        <Buy format={format} campaign={campaign} />
      </div>
    </Card>
  );
}

function Price({ format: { priceCents, desiredPriceCents } }: { format: Format }) {
  if (desiredPriceCents === null) {
    return (
      <Text fw={650} fz="lg">
        <Money cents={priceCents} />
      </Text>
    );
  }
  return (
    <Stack gap={0} align="flex-end">
      <Text fw={650} fz="lg">
        <Money cents={desiredPriceCents} />
      </Text>
      <Text fz="xs" c="dimmed">
        {words.yourPrice} · {words.marketPrice} <Money cents={priceCents} />
      </Text>
    </Stack>
  );
}

/** The writing service and examples; the extras too where the form below does not offer them. */
function Offered({ format, isBookable }: { format: Format; isBookable: boolean }) {
  const { extras, writingService, writingPriceCents, exampleLinks } = format;
  return (
    <Stack gap="xs" fz="sm">
      {writingService && (
        <Text fz="sm">
          {words.writing}: + <Money cents={writingPriceCents} />
        </Text>
      )}
      {extras.length > 0 && !isBookable && (
        <div>
          <Text fz="sm" fw={550}>
            {words.extras}
          </Text>
          <List fz="sm">
            {extras.map(({ name, priceCents }) => (
              <List.Item key={name}>
                {name}, + <Money cents={priceCents} />
              </List.Item>
            ))}
          </List>
        </div>
      )}
      {exampleLinks.length > 0 && (
        <div>
          <Text fz="sm" fw={550}>
            {words.examples}
          </Text>
          {exampleLinks.map((link) => (
            <Anchor
              key={link}
              href={link}
              target="_blank"
              rel="noopener noreferrer nofollow"
              fz="sm"
              display="block"
              style={{ overflowWrap: "anywhere" }}
            >
              {link}
            </Anchor>
          ))}
        </div>
      )}
    </Stack>
  );
}

function Buy({ format, campaign }: { format: Format; campaign: string | undefined }) {
  if (campaign) return <BuyForm format={format} campaign={campaign} />;
  if (!format.own) return format.status === "listed" ? <NoCampaignHint /> : null;
  return (
    <Group justify="space-between">
      <Text fz="sm" c="dimmed">
        {words.own}
      </Text>
      <ButtonLink to="/format/$formatId/edit" params={{ formatId: format.id }} variant="secondary">
        {words.edit}
      </ButtonLink>
    </Group>
  );
}
