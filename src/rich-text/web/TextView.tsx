import { Typography } from "@mantine/core";
import { useLayoutEffect, useRef } from "react";
import { drawText, type MarkedPassage } from "./draw-text.ts";
import classes from "./editor.module.css";
import type { AddressOf } from "./private-image.ts";

type TextViewProps = {
  content: string;
  label: string;
  addressOf: AddressOf;
  /** Keep the same list while its content is the same, or the text is drawn anew. */
  comments?: MarkedPassage[];
};

const noComments: MarkedPassage[] = [];

/** Draws a text for reading without the editor, which is several times as large as a screen. */
export default function TextView({ content, label, addressOf, comments = noComments }: TextViewProps) {
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    text.current?.replaceChildren(drawText(content, addressOf, comments));
  }, [content, addressOf, comments]);
  return (
    <Typography className={classes.text}>
      <div className="tiptap" role="document" aria-label={label} ref={text} />
    </Typography>
  );
}
