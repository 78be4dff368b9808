import classes from "./evidence.module.css";
import { texts } from "./texts.ts";

export function Picture({ url, at }: { url: string; at: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className={classes.pictured}>
      <img src={url} alt={texts.picture(at)} loading="lazy" className={classes.picture} />
    </a>
  );
}
