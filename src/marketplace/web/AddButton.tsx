import type { Listing } from "../contract.ts";
import { useAddToCart, useTakeFromCart } from "./api.ts";
import type { RowReader } from "./reader.ts";
import classes from "./rows/Listings.module.css";
import { texts } from "./texts.ts";

type AddButtonProps = { listing: Listing; campaign: string; mayAdd: RowReader["mayAdd"] };

/** Puts a row's format into the current campaign's cart, with the format's own link kind and no date; takes it out again. */
export function AddButton({ listing, campaign, mayAdd }: AddButtonProps) {
  const { id, name, formatType, conflicts } = listing;
  const add = useAddToCart(campaign, name);
  const takeOut = useTakeFromCart(campaign, name);
  const isIn = conflicts.includes("in-cart");
  // What was done before is still being read anew when its row says so already: it holds up nobody.
  const { isPending } = isIn ? takeOut : add;
  const press = () => (isIn ? takeOut.mutate(id) : add.mutate({ format: id }));
  const label = isIn ? texts.cart.in : texts.cart.add;
  return (
    <button
      type="button"
      data-add
      className={classes.add}
      disabled={!mayAdd}
      title={mayAdd ? (isIn ? texts.cart.takeOut : undefined) : texts.cart.mayNot}
      aria-pressed={isIn}
      aria-busy={isPending}
      onClick={() => !isPending && press()}
      aria-label={`${label}: ${name}, ${formatType.name}`}
    >
      {label}
    </button>
  );
}
