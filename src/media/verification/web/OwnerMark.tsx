import IconRosetteDiscountCheck from "@tabler/icons-react/icons/IconRosetteDiscountCheck";
import { Icon } from "#platform/web/components/Icon.tsx";
import classes from "./owner-mark.module.css";
import { ownerWords } from "./owner-words.ts";

type OwnerMarkProps = {
  verified: boolean;
  /** For narrow places: a symbol instead of the good news. The warning keeps its words. */
  short?: boolean;
};

/** Tells whether the publisher proved the domain (R3.5). Plain, since every row of the marketplace has it. */
export function OwnerMark({ verified, short = false }: OwnerMarkProps) {
  const name = verified ? "true" : "false";
  const isSign = short && verified;
  return (
    <span
      className={verified ? classes.verified : classes.unverified}
      title={ownerWords.hints[name]}
      {...(isSign ? { role: "img", "aria-label": ownerWords.names[name] } : {})}
    >
      {verified && <Icon of={IconRosetteDiscountCheck} size={15} />}
      {isSign ? null : ownerWords.names[name]}
    </span>
  );
}
