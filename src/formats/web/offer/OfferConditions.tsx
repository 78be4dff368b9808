import type { FormatStep } from "../../conditions.ts";
import { texts } from "../texts.ts";
import { conditionsInWords, type WordedFormat } from "../words.ts";
import classes from "./offer.module.css";

const formatOfferWords = texts.offer;

export function OfferConditions({ offer, open = [] }: { offer: WordedFormat; open?: readonly FormatStep[] }) {
  return (
    <dl className={classes.conditions}>
      {conditionsInWords(offer).map(({ label, text, step }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{open.includes(step) ? formatOfferWords.missing : text}</dd>
        </div>
      ))}
    </dl>
  );
}
