import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { idOf } from "#platform/contract/wire.ts";
import classes from "./Listings.module.css";

/** The medium's name; the link covers the whole row or card. It asks the router only when it is pressed: there are many. */
export function MediumLink({ media, name, domain }: { media: string; name: string; domain: string }) {
  const router = useRouter();
  const id = idOf(media);
  const open = (event: MouseEvent) => {
    // Another tab or window is the browser's own matter.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ to: "/media/$id", params: { id } });
  };
  return (
    <a href={`/media/${id}`} className={classes.rowLink} title={`${name}, ${domain}`} onClick={open}>
      {name}
    </a>
  );
}
