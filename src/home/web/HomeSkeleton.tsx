import { Skeleton } from "@mantine/core";
import classes from "./home.module.css";

/** In the shape of the home that comes. */
export const HomeSkeleton = () => (
  <div className={classes.column}>
    <Skeleton height={108} radius={10} />
    <div className={classes.columns}>
      <div className={classes.column}>
        <Skeleton height={346} radius={10} />
        <Skeleton height={304} radius={10} />
      </div>
      <div className={classes.column}>
        <Skeleton height={330} radius={10} />
        <Skeleton height={285} radius={10} />
      </div>
    </div>
  </div>
);
