import type { BookedHyperlinkKind } from "#formats/format.ts";
import { kindOfRel } from "#proof/evidence.ts";

/** A link's `rel` tells its kind; the conditions count by it. */
export const relOfKind: Record<BookedHyperlinkKind, string | null> = {
  Dofollow: null,
  Without: null,
  Nofollow: "nofollow",
  Sponsored: "sponsored",
};

/** Gives each link of a cleaned text the booked kind. Where none was booked, only the links' words stay. */
export function withLinksOf(booked: BookedHyperlinkKind, content: string): string {
  if (booked === "Without") return content.replaceAll(/<\/?a\b[^>]*>/g, "");
  const rel = relOfKind[booked];
  return content.replaceAll(/<a\b[^>]*>/g, (link) => {
    const own = / rel="([^"]*)"/.exec(link);
    if (kindOfRel(own?.[1] ?? "") === booked) return link;
    const bare = own ? link.replace(own[0], "") : link;
    return rel ? `${bare.slice(0, -1)} rel="${rel}">` : bare;
  });
}
