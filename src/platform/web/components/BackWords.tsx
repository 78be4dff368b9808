import IconChevronLeft from "@tabler/icons-react/icons/IconChevronLeft";
import classes from "./back-words.module.css";
import { Icon } from "./Icon.tsx";

/** Words of a link that leads up or back, behind their arrow. */
export const BackWords = ({ children }: { children: string }) => (
  <span className={classes.back}>
    <Icon of={IconChevronLeft} size={15} />
    {children}
  </span>
);
