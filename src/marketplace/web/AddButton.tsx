import { Button } from "@mantine/core";
import { placeRoleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import type { Listing } from "../contract.ts";
import { useAddToCart } from "./api.ts";
import classes from "./Listings.module.css";
import { texts } from "./texts.ts";

/** Puts a row's format into the current campaign's cart, with the format's own link kind and no date. */
export function AddButton({ listing, campaign }: { listing: Listing; campaign: string }) {
  const { currentProjectRole: role } = useClientUser();
  const add = useAddToCart(campaign, listing.name);
  const may = placeRoleMay(role, "project", "cart.edit");
  return (
    <Button
      variant="secondary"
      className={classes.above}
      h={30}
      px={12}
      disabled={!may}
      title={may ? undefined : texts.cart.mayNot}
      loading={add.isPending}
      onClick={() => add.mutate({ format: listing.id })}
      aria-label={`${texts.cart.add}: ${listing.name}, ${listing.formatType.name}`}
    >
      {texts.cart.add}
    </Button>
  );
}
