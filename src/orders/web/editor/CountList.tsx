import { Box, Stack, Text } from "@mantine/core";
import IconCheck from "@tabler/icons-react/icons/IconCheck";
import IconExclamationMark from "@tabler/icons-react/icons/IconExclamationMark";
import { Icon } from "#platform/web/components/Icon.tsx";
import { checkText, countText, type TextProblem } from "#rich-text/text-check.ts";
import type { Order } from "../../contract.ts";
import { texts } from "../texts.ts";
import classes from "./count.module.css";
import type { Draft } from "./use-draft.ts";

const countWords = texts.count;

export function CountList({ id, draft, order }: { id: string; draft: Draft; order: Order }) {
  const { conditions, hyperlinkKind } = order;
  const count = countText(draft.content);
  const problems = checkText(draft.title, draft.content, conditions, hyperlinkKind);
  const { textMinCharacters, textMaxCharacters, hyperlinksMax, imagesMin, imagesMax } = conditions;
  const linksMax = hyperlinkKind === "Without" ? 0 : hyperlinksMax;
  const rows: [part: TextProblem["part"], name: string, value: string][] = [
    ["title", countWords.title, draft.title.trim() ? countWords.titleThere : countWords.titleMissing],
    ["content", countWords.text, countWords.characters(count.characters, textMinCharacters, textMaxCharacters)],
    [
      "links",
      countWords.links,
      `${countWords.of(count.links.length, 0, linksMax)}${linksMax > 0 ? `, ${countWords.kind(hyperlinkKind)}` : ""}`,
    ],
    ["images", countWords.images, countWords.of(count.images.length, imagesMin, imagesMax)],
  ];
  return (
    <Stack component="ul" gap="sm" className={classes.list} id={id}>
      {rows.map(([part, name, value]) => (
        <CountRow key={part} name={name} value={value} problems={problems.filter((problem) => problem.part === part)} />
      ))}
    </Stack>
  );
}

function CountRow({ name, value, problems }: { name: string; value: string; problems: TextProblem[] }) {
  const holds = problems.length === 0;
  return (
    <li className={classes.row} data-holds={holds}>
      <span className={classes.mark} role="img" aria-label={holds ? countWords.holds : countWords.missing}>
        <Icon of={holds ? IconCheck : IconExclamationMark} size={15} />
      </span>
      <Box miw={0}>
        <Text fz="sm" fw={600}>
          {name}
        </Text>
        <Text fz="sm" className="figures">
          {value}
        </Text>
        {problems.map(({ message }) => (
          <Text key={message} fz="sm" c="var(--mantine-color-error)" style={{ overflowWrap: "anywhere" }}>
            {message}
          </Text>
        ))}
      </Box>
    </li>
  );
}
