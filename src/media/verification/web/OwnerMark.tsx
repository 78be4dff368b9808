import { texts } from "../../web/texts.ts";
import classes from "./owner-mark.module.css";

type OwnerMarkProps = {
  verified: boolean;
  /** Where there is no room: a sign in place of the good news. The warning keeps its words. */
  short?: boolean;
};

/** Whether the publisher proved that the domain is theirs (R3.5). Plain, since it stands in every row of the marketplace. */
export function OwnerMark({ verified, short = false }: OwnerMarkProps) {
  const name = verified ? "true" : "false";
  const isSign = short && verified;
  return (
    <span
      className={verified ? classes.verified : classes.unverified}
      data-short={short || undefined}
      title={texts.ownerHint[name]}
      {...(isSign ? { role: "img", "aria-label": texts.owner[name] } : {})}
    >
      {isSign ? null : texts.owner[name]}
    </span>
  );
}
