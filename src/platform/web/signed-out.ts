/** `here` from a sign-out, in this tab or another, until somebody signs in. A session that ends by itself is none. */
export const signedOut = { here: false };
