import { idOf } from "#platform/contract/wire.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import type { Listing } from "../contract.ts";
import classes from "./Listings.module.css";

/** The medium's name with its domain; the link covers the whole row or card. */
export function MediumName({ listing }: { listing: Listing }) {
  return (
    <>
      <AnchorLink
        to="/media/$id"
        params={{ id: idOf(listing.media) }}
        className={classes.rowLink}
        underline="never"
        fw={600}
        fz="inherit"
        c="var(--mantine-color-text)"
      >
        {listing.name}
      </AnchorLink>
      <div className={classes.domain}>{listing.domain}</div>
    </>
  );
}
