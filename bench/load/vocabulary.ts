/** Where order matters, the most frequent come first. */
export const countries =
  "US GB DE FR IN ES IT BR CA PL NL AU TR MX SE JP UA AR PT CZ RO BE CH AT DK GR HU NO FI IE BG HR SK ZA CO CL ID SG AE KE".split(
    " ",
  );
export const languages = "en de fr es it pt pl nl tr sv ja uk".split(" ");
export const topics = [
  "Business",
  "Technology",
  "Finance",
  "Health",
  "Lifestyle",
  "Travel",
  "Sports",
  "Entertainment",
  "Politics",
  "Science",
  "Education",
  "Food",
  "Fashion",
  "Real Estate",
  "Automotive",
  "Culture",
  "Music",
  "Gaming",
  "Environment",
  "Law",
  "Marketing",
  "Parenting",
  "Energy",
  "Agriculture",
  "Logistics",
];
export const beginnings =
  "Al Bran Cor Dun Elm Fal Glen Hart Ash Kel Lin Mar Nor Oak Pem Ros San Tor Ull Ver Wes York Thorn Stan".split(" ");
export const endings =
  "dermoor wick ford bury haven mere stead thorpe ley combe gate field brook dale minster port cliffe worth".split(" ");
export const titles =
  "Gazette Herald Times Courier Observer Post Tribune Chronicle Journal Mirror Echo Standard Record Argus Bulletin Review Insider Daily Report Wire".split(
    " ",
  );
