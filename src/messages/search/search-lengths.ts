/** Shorter words are in most messages, and no index finds them. */
export const searchMin = 3;
export const searchMax = 100;
