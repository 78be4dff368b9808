import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { idOf } from "#platform/contract/iri.ts";
import classes from "./Listings.module.css";

/** Covers the whole row or card. Reads the router only on a click, since there are many links. */
export function MediumLink({ media, name, domain }: { media: string; name: string; domain: string }) {
  const router = useRouter();
  const id = idOf(media);
  const open = (event: MouseEvent) => {
    // The browser opens other tabs and windows itself.
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
