import type { Listing } from "../../contract.ts";
import { useAddToCart } from "../api.ts";
import { texts } from "../texts.ts";
import classes from "./Listings.module.css";
import type { RowReader } from "./reader.ts";

type AddButtonProps = { listing: Listing; campaign: string; mayAdd: RowReader["mayAdd"] };

/** Puts a row's format into the current campaign's cart, with the format's own link kind and no date. */
export function AddButton({ listing, campaign, mayAdd }: AddButtonProps) {
  const add = useAddToCart(campaign, listing.name);
  return (
    <button
      type="button"
      data-add
      className={classes.add}
      disabled={!mayAdd}
      title={mayAdd ? undefined : texts.cart.mayNot}
      aria-busy={add.isPending}
      onClick={() => !add.isPending && add.mutate({ format: listing.id })}
      aria-label={`${texts.cart.add}: ${listing.name}, ${listing.formatType.name}`}
    >
      {texts.cart.add}
    </button>
  );
}
