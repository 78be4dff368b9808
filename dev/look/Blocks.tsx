import { Button, Group, Stack, Switch, TextInput, useMantineColorScheme } from "@mantine/core";
import IconCheck from "@tabler/icons-react/icons/IconCheck";
import IconMessage from "@tabler/icons-react/icons/IconMessage";
import type { ReactNode } from "react";
import { OutletMark } from "#media/web/OutletMark.tsx";
import { stateTones } from "#platform/contract/state-tone.ts";
import { ChoiceBar } from "#platform/web/components/ChoiceBar.tsx";
import { Count } from "#platform/web/components/Count.tsx";
import { CountDot } from "#platform/web/components/CountDot.tsx";
import { Delta } from "#platform/web/components/Delta.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { Icon } from "#platform/web/components/Icon.tsx";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { PageHead } from "#platform/web/components/PageHead.tsx";
import { DataRow } from "#platform/web/components/rows/DataRow.tsx";
import { Rows } from "#platform/web/components/rows/Rows.tsx";
import { Sparkline } from "#platform/web/components/Sparkline.tsx";
import { Stat, Stats } from "#platform/web/components/Stat.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { Moment, Timeline } from "#platform/web/components/Timeline.tsx";

const outlets = ["Amsterdam Business Review", "Harbour Financial", "De Koopman", "The Ledger Post", "Fintech Ledger"];

const points = [3, 5, 4, 7, 6, 9, 12].map((value, day) => ({ readOn: `2026-11-0${day + 1}`, value }));

/** Each block in every state, in both schemes: `npx vite`, then /dev/look/. */
export function Blocks() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Stack maw={1100} mx="auto" p="xl" gap={40}>
      <PageHead
        title="Look"
        beside={<Count value={18} />}
        summary="The blocks that screens are built from"
        actions={
          <Switch
            label="Dark"
            checked={colorScheme === "dark"}
            onChange={({ currentTarget }) => setColorScheme(currentTarget.checked ? "dark" : "light")}
          />
        }
      />
      <Controls />
      <Figures />
      <Lists />
      <Block name="ChoiceBar">
        <ChoiceBar label="Chosen" says="2 chosen" more="$669">
          <Button variant="secondary" size="row">
            Compare
          </Button>
          <Button variant="accent" size="row">
            Add to cart
          </Button>
        </ChoiceBar>
      </Block>
    </Stack>
  );
}

function Block({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack component="section" gap="sm">
      <h2>{name}</h2>
      {children}
    </Stack>
  );
}

const Controls = () => (
  <Block name="Buttons and fields">
    <Group>
      <Button variant="accent">Action</Button>
      <Button>Main</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="header">Header</Button>
      <Button variant="link">Link</Button>
      <Button color="red" variant="light">
        Danger
      </Button>
    </Group>
    <Group>
      <Button variant="accent" size="big">
        Big
      </Button>
      <Button variant="secondary" size="row">
        In a row
      </Button>
      <Button loading>Loading</Button>
      <Button disabled>Disabled</Button>
    </Group>
    <Group align="start">
      <TextInput label="Field" placeholder="Name or domain" />
      <TextInput label="Refused" defaultValue="x" error="Check your URL format" />
      <TextInput label="Disabled" disabled />
    </Group>
  </Block>
);

const Figures = () => (
  <>
    <Block name="Stat, Money, Count, Delta, Sparkline">
      <Stats>
        <Stat name="Available" note="$2,318 more is held">
          <Money cents={418_240} />
        </Stat>
        <Stat name="Traffic" note={<Delta from={368} to={412} />}>
          <Count value={412_345} />
        </Stat>
        <Stat name="Trust flow" note={<Delta from={40} to={39} by="points" />}>
          39
        </Stat>
        <Stat name="Unknown" action={<Sparkline points={points} />}>
          <Money cents={null} />
        </Stat>
      </Stats>
    </Block>
    <Block name="StatusTag">
      <Group>
        {stateTones.map((tone) => (
          <StatusTag key={tone} tone={tone}>
            {tone}
          </StatusTag>
        ))}
        <StatusTag tone="quiet" isPlain>
          a kind
        </StatusTag>
        <span style={{ position: "relative", padding: 8 }}>
          <Icon of={IconMessage} />
          <CountDot count={120} />
        </span>
      </Group>
    </Block>
    <Block name="OutletMark">
      <Group>
        {outlets.map((name) => (
          <OutletMark key={name} name={name} />
        ))}
        <OutletMark name="With a broken logo" logo="https://logo.invalid/x.png" />
        <OutletMark name="Amsterdam Business Review" size="page" />
      </Group>
    </Block>
  </>
);

const Lists = () => (
  <>
    <Block name="DataRow">
      <Rows label="Outlets">
        {outlets.map((name) => (
          <DataRow key={name} name={name} summary="Advertorial · dofollow × 2" mark={<OutletMark name={name} />}>
            <StatusTag tone="good">Published</StatusTag>
            <Button variant="secondary" size="row">
              Open
            </Button>
          </DataRow>
        ))}
      </Rows>
    </Block>
    <Block name="Timeline">
      <Timeline>
        <Moment title="Byline" by="checked the page" at="today, 9:02 AM" icon={<Icon of={IconCheck} size={15} />} />
        <Moment title="Quill Media Group" by="published" at="Nov 16, 2:40 PM" tone="good">
          With a link.
        </Moment>
        <Moment title="The link is gone" at="Nov 17" tone="bad" />
      </Timeline>
    </Block>
    <Block name="Empty and loading">
      <Empty title="No orders yet" text="What you book stands here." action={<Button>Find outlets</Button>} />
      <RowsSkeleton rows={3} />
    </Block>
  </>
);
