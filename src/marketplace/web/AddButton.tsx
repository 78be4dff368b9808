import { keyedWords } from "#platform/web/keys/keys.ts";
import type { Listing } from "../contract.ts";
import { useAddToCart, useTakeFromCart } from "./api.ts";
import type { RowReader } from "./reader.ts";
import classes from "./rows/Listings.module.css";
import { texts } from "./texts.ts";

type AddButtonProps = { listing: Listing; campaign: string; mayAdd: RowReader["mayAdd"] };

/** Adds a row's format to the current campaign's cart, with its usual link kind and no date, or removes it. */
export function AddButton({ listing, campaign, mayAdd }: AddButtonProps) {
  const { id, name, formatType, conflicts } = listing;
  const add = useAddToCart(campaign, name);
  const takeOut = useTakeFromCart(campaign, name);
  const isIn = conflicts.includes("in-cart");
  // Only the next action counts as pending: the previous one may still be refetching after its row has changed.
  const { isPending } = isIn ? takeOut : add;
  const press = () => (isIn ? takeOut.mutate(id) : add.mutate({ format: id }));
  const label = isIn ? texts.cart.in : texts.cart.add;
  return (
    <button
      type="button"
      className={classes.add}
      disabled={!mayAdd}
      {...keyedWords("cart")}
      {...(!mayAdd && { title: texts.cart.mayNot })}
      {...(mayAdd && isIn && { title: texts.cart.takeOut })}
      aria-pressed={isIn}
      aria-busy={isPending}
      onClick={() => !isPending && press()}
      aria-label={`${label}: ${name}, ${formatType.name}`}
    >
      {label}
    </button>
  );
}
