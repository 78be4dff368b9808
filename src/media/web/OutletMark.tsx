import { useState } from "react";
import { initialOf, markColor } from "../mark.ts";
import classes from "./outlet-mark.module.css";

type OutletMarkProps = {
  name: string;
  /** An https address. */
  logo?: string | null | undefined;
  size?: "row" | "page";
};

/** An outlet's logo, else its initial on a color of its own: the same on every screen. */
export function OutletMark({ name, logo, size = "row" }: OutletMarkProps) {
  return logo ? <Logo name={name} logo={logo} size={size} /> : <Initial name={name} size={size} />;
}

type Sized = { name: string; size: NonNullable<OutletMarkProps["size"]> };

function Logo({ name, logo, size }: Sized & { logo: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Initial name={name} size={size} />;
  return (
    <img
      src={logo}
      alt=""
      className={classes.mark}
      data-size={size}
      referrerPolicy="no-referrer"
      loading="lazy"
      onError={() => setBroken(true)}
    />
  );
}

const Initial = ({ name, size }: Sized) => (
  <span className={classes.mark} data-size={size} data-color={markColor(name)} aria-hidden="true">
    {initialOf(name)}
  </span>
);
