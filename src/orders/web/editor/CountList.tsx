import { Text } from "@mantine/core";
import IconCircleCheck from "@tabler/icons-react/icons/IconCircleCheck";
import IconCircleDashed from "@tabler/icons-react/icons/IconCircleDashed";
import { Icon } from "#platform/web/components/Icon.tsx";
import { checkText, countText, type TextProblem } from "#rich-text/text-check.ts";
import type { Order } from "../../contract.ts";
import { texts } from "../texts.ts";
import classes from "./count.module.css";
import type { Draft } from "./use-draft.ts";

const countWords = texts.count;

/** `least` and `most` of a condition that fills up while one types. */
type Filling = { count: number; least: number; most: number };
type CountedPart = { part: TextProblem["part"]; name: string; value: string; filling?: Filling };

/** The conditions of the text, each with what is there of it (R5.2). */
export function CountList({ id, draft, order }: { id: string; draft: Draft; order: Order }) {
  const { conditions, hyperlinkKind } = order;
  const problems = checkText(draft.title, draft.content, conditions, hyperlinkKind);
  return (
    <ul className={classes.list} id={id}>
      {countedParts(draft, order).map(({ part, ...row }) => (
        <CountRow key={part} {...row} problems={problems.filter((problem) => problem.part === part)} />
      ))}
    </ul>
  );
}

function countedParts({ title, content }: Draft, { conditions, hyperlinkKind }: Order): CountedPart[] {
  const { characters, links, images } = countText(content);
  const { textMinCharacters, textMaxCharacters, hyperlinksMax, imagesMin, imagesMax } = conditions;
  const linksMax = hyperlinkKind === "Without" ? 0 : hyperlinksMax;
  const kind = linksMax > 0 ? `, ${countWords.kind(hyperlinkKind)}` : "";
  return [
    { part: "title", name: countWords.title, value: title.trim() ? countWords.titleThere : countWords.titleMissing },
    {
      part: "content",
      name: countWords.text,
      value: countWords.characters(characters, textMinCharacters, textMaxCharacters),
      filling: { count: characters, least: textMinCharacters, most: textMaxCharacters },
    },
    {
      part: "links",
      name: countWords.links,
      value: `${countWords.of(links.length, 0, linksMax)}${kind}`,
      filling: { count: links.length, least: 0, most: linksMax },
    },
    {
      part: "images",
      name: countWords.images,
      value: countWords.of(images.length, imagesMin, imagesMax),
      filling: { count: images.length, least: imagesMin, most: imagesMax },
    },
  ];
}

type CountRowProps = Omit<CountedPart, "part"> & { problems: TextProblem[] };

function CountRow({ name, value, filling, problems }: CountRowProps) {
  const holds = problems.length === 0;
  const isOver = filling !== undefined && filling.count > filling.most;
  const state = holds ? "good" : isOver ? "bad" : "waiting";
  return (
    <li className={classes.row} data-state={state}>
      <span className={classes.mark} role="img" aria-label={holds ? countWords.holds : countWords.missing}>
        <Icon of={holds ? IconCircleCheck : IconCircleDashed} />
      </span>
      <span className={classes.name}>{name}</span>
      <span className={classes.value}>{value}</span>
      {filling && filling.most > 0 && <Bar {...filling} />}
      {problems.map(({ message }) => (
        <Text key={message} fz="sm" className={classes.problem}>
          {message}
        </Text>
      ))}
    </li>
  );
}

/** Full where the condition is met; without a least number, where no more is allowed. */
function Bar({ count, least, most }: Filling) {
  const share = Math.min(1, count / (least || most));
  return (
    <span className={classes.bar} aria-hidden="true">
      <span style={{ inlineSize: `${100 * share}%` }} />
    </span>
  );
}
