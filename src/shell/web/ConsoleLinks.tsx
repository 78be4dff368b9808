import { BarLink } from "./BarLink.tsx";
import { consoleBar } from "./console-bar.ts";

/** The bar of people who are operators alone; others don't load it. */
export default function ConsoleLinks() {
  return consoleBar.map((entry) => <BarLink key={entry.label} entry={entry} />);
}
