import { Anchor, Card, Group, List, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import type { TradeSide } from "#events/trade-side.ts";
import { formatInstant } from "#platform/web/dates.ts";
import { LinkedOrderImage } from "../../images/web/OrderImage.tsx";
import { texts as orderTexts } from "../../web/texts.ts";
import type { Dispute, DisputeStory } from "../contract.ts";
import classes from "./disputes.module.css";
import { texts } from "./texts.ts";

type StoriesProps = { dispute: Dispute; columns?: 1 | 2 };

export function Stories({ dispute, columns = 2 }: StoriesProps) {
  const { stories, clientName, publisherName } = dispute;
  const bySystem = stories.find(({ party }) => party === "system");
  const told = (party: TradeSide) => stories.find((story) => story.party === party);
  return (
    <Stack gap="md">
      {bySystem && <Story title={texts.opened.system} story={bySystem} />}
      <SimpleGrid cols={{ base: 1, sm: columns }}>
        <Story title={texts.says(texts.sides.client, clientName)} story={told("client")} />
        <Story title={texts.says(texts.sides.publisher, publisherName)} story={told("publisher")} />
      </SimpleGrid>
    </Stack>
  );
}

function Story({ title, story }: { title: string; story: DisputeStory | undefined }) {
  return (
    <Card withBorder p="md" component="article" aria-label={title}>
      <Title order={4} fz={15}>
        {title}
      </Title>
      {story ? <Told story={story} /> : <Text c="dimmed">{texts.untold}</Text>}
    </Card>
  );
}

function Told({ story: { text, links, images, createdAt } }: { story: DisputeStory }) {
  return (
    <Stack gap="sm">
      <Text fz="sm" c="dimmed">
        {formatInstant(createdAt)}
      </Text>
      <Text className={classes.said}>{text}</Text>
      {links.length > 0 && (
        <List size="sm">
          {links.map((link) => (
            <List.Item key={link}>
              <Anchor href={link} target="_blank" rel="noreferrer nofollow" fz="sm" className={classes.said}>
                {link}
              </Anchor>
            </List.Item>
          ))}
        </List>
      )}
      {images.length > 0 && (
        <Group gap="sm">
          {images.map((image, index) => (
            <LinkedOrderImage
              key={image}
              path={image}
              alt={orderTexts.moves.evidenceImage(index + 1)}
              className={classes.image}
            />
          ))}
        </Group>
      )}
    </Stack>
  );
}
