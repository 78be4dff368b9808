/** Characters of a search among everything: fewer are found by no index. */
export const searchedLeast = 3;
