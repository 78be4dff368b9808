import { Alert, Anchor, Badge, Card, Group, List, Stack, Text, Title } from "@mantine/core";
import { useClientUser } from "#accounts/web/api.ts";
import type { Format } from "#formats/contract.ts";
import { conditionsInWords } from "#formats/web/words.ts";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { texts } from "../texts.ts";
import { BuyForm } from "./BuyForm.tsx";
import { EmptyCartHint } from "./EmptyCartHint.tsx";
import classes from "./medium.module.css";

const words = texts.medium;

/** A format: its price, every condition in plain words, its extras, and the way into the cart. */
export function FormatCard({ format }: { format: Format }) {
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
      <Offered format={format} />
      <div className={classes.foot}>
        <Buy format={format} />
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

/** Priced lines beside the conditions, the writing service, and examples. */
function Offered({ format: { extras, writingService, writingPriceCents, exampleLinks } }: { format: Format }) {
  return (
    <Stack gap="xs" fz="sm">
      {writingService && (
        <Group gap={6}>
          <Text fz="sm">{words.writing}</Text>
          <Badge variant="outline" color="gray.8" tt="none">
            + <Money cents={writingPriceCents} />
          </Badge>
        </Group>
      )}
      {extras.length > 0 && (
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

function Buy({ format }: { format: Format }) {
  const { currentCampaign } = useClientUser();
  if (format.own) {
    return (
      <Group justify="space-between">
        <Text fz="sm" c="dimmed">
          {words.own}
        </Text>
        <ButtonLink to="/format/$formatId/edit" params={{ formatId: format.id }} variant="default" size="sm">
          {words.edit}
        </ButtonLink>
      </Group>
    );
  }
  if (format.status !== "listed") return null;
  return currentCampaign ? <BuyForm format={format} campaign={currentCampaign.id} /> : <EmptyCartHint />;
}
