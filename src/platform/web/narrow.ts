/** A phone's width, as the style sheets say it. */
export const narrow = "(max-width: 47.99em)";
