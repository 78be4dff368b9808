/** Printed once the demo's people have done all that they did. */
export const demoIsFilled = "  The demo is filled: fourteen months of orders, payments and messages.\n";
