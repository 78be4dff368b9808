import { messages } from "#platform/contract/messages.ts";
import type { FormatFields } from "./conditions.ts";
import { countedExtras, type Extra, isCounted, writingName } from "./extras.ts";
import { isGuaranteed } from "./format.ts";

/** Finds answers that contradict each other. A path names the field, as in `extras.0.name`. */
export function formatProblems(format: Partial<FormatFields>): Problem[] {
  const problems: Problem[] = [];
  const {
    textMinCharacters = 0,
    textMaxCharacters,
    imagesMin = 0,
    imagesMax,
    hyperlinksMax,
    hyperlinkKind,
    dofollowFeeCents,
    contributor,
    formatType,
    guaranteeDays,
  } = format;
  if (textMaxCharacters !== undefined && textMaxCharacters < textMinCharacters)
    problems.push({ path: "textMaxCharacters", message: messages.atLeast(String(textMinCharacters)) });
  if (imagesMax !== undefined && imagesMax < imagesMin)
    problems.push({ path: "imagesMax", message: messages.atLeast(String(imagesMin)) });
  if (hyperlinkKind === "Without" && hyperlinksMax)
    problems.push({ path: "hyperlinksMax", message: messages.atMost("0") });
  if (hyperlinkKind && hyperlinkKind !== "Without" && hyperlinksMax === 0)
    problems.push({ path: "hyperlinksMax", message: messages.atLeast("1") });
  if (hyperlinkKind === "Dofollow For a Fee" && !dofollowFeeCents)
    problems.push({ path: "dofollowFeeCents", message: messages.fill });
  if (contributor && formatType !== undefined && formatType !== "Contributor Post")
    problems.push({ path: "contributor", message: messages.wrongValue });
  if (contributor && guaranteeDays) problems.push({ path: "guaranteeDays", message: messages.atMost("0") });
  return [...problems, ...extraProblems(format)];
}

type Problem = { path: string; message: string };

/** Orders book an extra by its name, so names are unique. */
function extraProblems({ extras = [], formatType }: Partial<FormatFields>): Problem[] {
  return extras.flatMap((extra, index) => {
    const at = (field: keyof Extra) => `extras.${index}.${field}`;
    const isTaken = extra.name === writingName || extras.findIndex(({ name }) => name === extra.name) < index;
    return [
      ...(isTaken ? [{ path: at("name"), message: messages.wrongValue }] : []),
      ...countProblems(extra).map((message) => ({ path: at("count"), message })),
      ...(extra.kind === "guarantee" && !isGuaranteed({ formatType })
        ? [{ path: at("kind"), message: messages.wrongValue }]
        : []),
    ];
  });
}

function countProblems({ kind, count }: Extra): string[] {
  if (!isCounted(kind)) return count === undefined ? [] : [messages.wrongValue];
  const { most } = countedExtras[kind];
  if (count === undefined) return [messages.fill];
  return count > most ? [messages.atMost(String(most))] : [];
}
