/** ISO 639-1. */
export const languageCodes: readonly string[] =
  "aa ab af ak am ar as ay az be bg bm bn bo br bs ca cs cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu ha he hi hr ht hu hy id ig is it ja jv ka kk kl km kn ko ku ky la lb lg ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no ny om or pa pl ps pt qu rm rn ro ru rw sa sd sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ug uk ur uz ve vi vo wo xh yi yo zh zu".split(
    " ",
  );
export const knownLanguages: ReadonlySet<string> = new Set(languageCodes);
