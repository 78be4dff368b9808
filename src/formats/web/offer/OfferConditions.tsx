import { Alert } from "@mantine/core";
import type { FormatStep } from "../../steps.ts";
import { texts } from "../texts.ts";
import { type Conditions, conditionsInWords } from "../words.ts";
import classes from "./offer.module.css";

const words = texts.offer;

/** Every condition of a format in plain words; those of steps that are not answered yet are left open. */
export function OfferConditions({ offer, open = [] }: { offer: Conditions; open?: readonly FormatStep[] }) {
  return (
    <>
      {offer.contributor && (
        <Alert color="gray" variant="light" mt="sm" p="sm">
          {words.contributor}
        </Alert>
      )}
      <dl className={classes.conditions}>
        {conditionsInWords(offer).map(({ label, text, step }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{open.includes(step) ? words.missing : text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
