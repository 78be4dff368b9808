import { Card, Group, Progress, Stack, Text, Title } from "@mantine/core";
import IconCircle from "@tabler/icons-react/icons/IconCircle";
import IconCircleCheck from "@tabler/icons-react/icons/IconCircleCheck";
import { placeRoleMay } from "#accounts/permissions.ts";
import { Icon } from "#platform/web/components/Icon.tsx";
import { dayInWords } from "#platform/words/day-words.ts";
import type { ListedMedia } from "../../contract.ts";
import { setupItems, setupOf } from "../../setup.ts";
import { MediaStatusBadge } from "../MediaStatusBadge.tsx";
import { SetupAction } from "./SetupAction.tsx";
import classes from "./setup.module.css";
import { setupListWords } from "./setup-list-words.ts";

export function SetupCard({ medium }: { medium: ListedMedia }) {
  const setup = setupOf(medium);
  const done = setupItems.filter((item) => setup[item]).length;
  const progress = setupListWords.progress(done, setupItems.length);
  const mayEdit = placeRoleMay(medium.role, "media", "media.edit");
  return (
    <Card withBorder padding="lg" component="article" aria-label={medium.name}>
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Title order={2}>{medium.name}</Title>
          <MediaStatusBadge status={medium.status} />
        </Group>
        <Text fz="sm" c="dimmed" className="figures">
          {progress}
        </Text>
      </Group>
      <Text fz="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
        {[medium.domain, medium.mediaType].join(" · ")}
      </Text>
      <Progress value={(100 * done) / setupItems.length} size="sm" my="sm" aria-label={progress} />
      <Notices medium={medium} />
      {!mayEdit && <Text fz="sm">{setupListWords.readOnly}</Text>}
      <Stack component="ul" gap={0} className={classes.items} aria-label={setupListWords.itemsOf(medium.name)}>
        {setupItems.map((item) => (
          <li key={item} className={classes.item}>
            <span>
              <Icon
                of={setup[item] ? IconCircleCheck : IconCircle}
                size={15}
                className={setup[item] ? classes.done : classes.missing}
              />{" "}
              {setupListWords.items[item]}
            </span>
            {mayEdit && !setup[item] ? (
              <SetupAction item={item} medium={medium} />
            ) : (
              <Text span fz="sm" c="dimmed">
                {setup[item] ? setupListWords.done : setupListWords.missing}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function Notices({ medium: { rejectionReason, reviewQuestion, verification } }: { medium: ListedMedia }) {
  const notices = [
    rejectionReason && setupListWords.rejected(rejectionReason),
    reviewQuestion && setupListWords.asked(reviewQuestion),
    verification?.losesMarkAt && setupListWords.gone(dayInWords(verification.losesMarkAt)),
  ].filter((notice) => notice !== null && notice !== undefined && notice !== "");
  return notices.map((notice) => (
    <Text key={notice} className={classes.notice}>
      {notice}
    </Text>
  ));
}
