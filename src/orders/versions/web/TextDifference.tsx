import { Text } from "@mantine/core";
import { useMemo } from "react";
import classes from "./difference.module.css";
import { type TextPiece, textDifference } from "./difference.ts";
import { texts } from "./texts.ts";

type ReadVersion = { title: string; content: string };

const shownOfSame = 160;

/** Own file, so that the comparison loads on demand. */
export default function TextDifference({ before, after }: { before: ReadVersion; after: ReadVersion }) {
  const pieces = useMemo(() => textDifference(before, after), [before, after]);
  if (pieces.every(({ kind }) => kind === "same")) return <Text c="dimmed">{texts.equal}</Text>;
  return (
    <p className={classes.text}>
      {pieces.map((piece) => (
        <Part key={piece.at} piece={piece} />
      ))}
    </p>
  );
}

function Part({ piece: { kind, text } }: { piece: TextPiece }) {
  if (kind === "added") return <ins>{text}</ins>;
  if (kind === "removed") return <del>{text}</del>;
  return <span>{shortened(text)}</span>;
}

const shortened = (text: string): string =>
  text.length <= 2 * shownOfSame ? text : `${text.slice(0, shownOfSame)} […] ${text.slice(-shownOfSame)}`;
