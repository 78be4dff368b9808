import type { ReactNode } from "react";
import classes from "./waiting.module.css";

/** Stands in the place of a part that may come. All below it is unseen until then, so that nothing moves. */
export const Waiting = ({ children }: { children?: ReactNode }) => (
  <div className={classes.waiting} aria-busy="true">
    {children}
  </div>
);

/** Class of parts of which each is seen once those above it have come. */
export const { inOrder = "" } = classes;
