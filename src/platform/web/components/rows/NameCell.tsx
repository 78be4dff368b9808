import { Table, Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./name-cell.module.css";

type NameCellProps = {
  mark: ReactNode;
  name: ReactNode;
  /** For names that are still missing. */
  isDimmed?: boolean;
  /** The second line. */
  second: ReactNode;
  /** On narrow screens the lesser columns move in here. */
  children?: ReactNode;
};

/** A row's first cell: its mark, its name, and a quiet line below. */
export const NameCell = ({ mark, name, isDimmed = false, second, children }: NameCellProps) => (
  <Table.Td>
    <div className={classes.cell}>
      {mark}
      <div className={classes.words}>
        <Text fw={500} style={{ overflowWrap: "anywhere" }} c={isDimmed ? "dimmed" : undefined}>
          {name}
        </Text>
        <div className={classes.second}>{second}</div>
        {children}
      </div>
    </div>
  </Table.Td>
);
