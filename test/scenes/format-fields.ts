export const formatFields = {
  formatType: "Press Release",
  priceCents: 10_000,
  textMinCharacters: 10,
  textMaxCharacters: 2_000,
  turnaroundHours: 48,
  hyperlinksMax: 2,
  hyperlinkKind: "Dofollow",
  imagesMax: 1,
  permanenceMonths: 12,
} as const;
