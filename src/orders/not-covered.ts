import { catalogue } from "#platform/words/catalogue.ts";

/** Said wherever a failed look can be approved. Its own file, since screens say it without the checks. */
export const { notCovered } = catalogue("orders.notCovered", {
  notCovered: "If you approve, the guarantee doesn't cover it.",
});
