import type { ReactNode } from "react";
import { inOrder } from "../loading/Waiting.tsx";
import classes from "./case-columns.module.css";

type CaseColumnsProps = { evidence: ReactNode; decision: ReactNode; after?: ReactNode };

/** The decision stays in sight beside long evidence; narrow screens show it before what comes `after`. */
export function CaseColumns({ evidence, decision, after }: CaseColumnsProps) {
  return (
    <div className={`${classes.columns} ${inOrder}`}>
      <div className={classes.evidence}>{evidence}</div>
      <aside className={classes.side}>
        <div className={classes.decision}>{decision}</div>
      </aside>
      {after && <div className={classes.after}>{after}</div>}
    </div>
  );
}
