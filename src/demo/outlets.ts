import type { MediaType } from "#media/media.ts";

export type DemoOutlet = {
  name: string;
  domain: string;
  mediaType: MediaType;
  country: string;
  language: string;
  topics: string[];
  description: string;
  /** Joined so many months ago; 0 is today. */
  monthsAgo: number;
};

/** Name, type, country, language, topics, months since it joined, description. */
const table = `
Harbour Gazette | Local news | GB | en | Local, Culture | 14 | News, letters and openings from the port of Leith, every weekday morning.
Northern Ledger | News Media | GB | en | Business, Finance | 14 | Company news from Newcastle to Inverness, read by owners and their accountants.
Signal Yard | Portal | GB | en | Technology, Science | 14 | Plain reports on software, sensors and the people who maintain them.
Calton Wire | News agency | GB | en | Politics, Economy | 9 | Wire service for Scottish regional papers, with a desk that checks every quote.
The Long Table | Blog | GB | en | Lifestyle, Food | 14 | A weekly letter on cafés, bakeries and the kitchens behind them.
Alpine Gazette | Local news | CH | de | Local, Culture | 9 | Dorfversammlung, Seilbahn, Kino: was zwischen Chur und Davos geschieht.
Limmat Ledger | News Media | CH | de | Business, Finance | 9 | Wirtschaft aus Zürich und Zug, ohne Börsenticker.
Alpine Signal | Portal | CH | de | Technology, Science | 9 | Forschung und Gründungen aus der Deutschschweiz, verständlich erklärt.
Alpine Wire | News agency | CH | de | Politics, Economy | 9 | Agenturmeldungen aus Bern und den Kantonen in drei Sprachen.
Berg und Stube | Blog | CH | de | Lifestyle, Food | 5 | Hütten, Käsereien und Wanderungen mit Einkehr.
Bayou Gazette | Local news | US | en | Local, Culture | 0 | Parish councils, high-school games and the festival calendar of southern Louisiana.
Gulf Ledger | News Media | US | en | Business, Finance | 0 | Ports, shrimp and refineries: business along the Gulf coast.
Delta Signal | Portal | US | en | Technology, Science | 0 | Technology for farms and small towns on the lower Mississippi.
Crescent Wire | News agency | US | en | Politics, Economy | 0 | Statehouse and courthouse coverage for forty local stations.
The Porch Notebook | Blog | US | en | Lifestyle, Food | 0 | Recipes, front porches and long conversations from New Orleans.
Prairie Gazette | Local news | US | en | Local, Culture | 14 | The paper of six counties in eastern Nebraska since 1911.
Great Plains Ledger | News Media | US | en | Business, Finance | 14 | Grain, rail and family companies between Omaha and Denver.
Prairie Signal | Portal | US | en | Technology, Science | 9 | Engineers of the Midwest write about what they build.
Heartland Wire | News agency | US | en | Politics, Economy | 9 | Reporting on state legislatures for papers without a bureau.
Common Ground Notebook | Blog | US | en | Lifestyle, Food | 14 | Gardens, roasters and small shops, one portrait a week.
La Darsena | Local news | IT | it | Local, Culture | 5 | Cronaca, mercati e mostre della laguna.
Conti Aperti | News Media | IT | it | Business, Finance | 9 | Le imprese familiari del Nordest, conti alla mano.
Segnale Nord | Portal | IT | it | Technology, Science | 5 | Ricerca e officine: la tecnologia raccontata da chi la usa.
Agenzia Lagunare | News agency | IT | it | Politics, Economy | 5 | Notizie dalle regioni per quotidiani e radio locali.
La Bottega del Gusto | Blog | IT | it | Lifestyle, Food | 9 | Botteghe, torrefazioni e ricette di famiglia.
Diario de la Meseta | Local news | ES | es | Local, Culture | 9 | La actualidad de los pueblos entre Ávila y Segovia.
Cuentas Claras | News Media | ES | es | Business, Finance | 14 | Empresa familiar, vivienda y ahorro, sin jerga.
Señal Abierta | Portal | ES | es | Technology, Science | 5 | Ciencia y tecnología contadas desde los laboratorios.
Agencia Duero | News agency | ES | es | Politics, Economy | 5 | Información parlamentaria para medios regionales.
La Sobremesa | Blog | ES | es | Lifestyle, Food | 14 | Lo que se cuenta cuando ya se ha comido: cafés, vinos y oficios.
Fjordvakten | Local news | NO | no | Local, Culture | 9 | Nyheter fra kysten mellom Florø og Ålesund.
Kyst og Kapital | News Media | NO | no | Business, Finance | 9 | Havbruk, shipping og grønn omstilling.
Signal Nord | Portal | NO | no | Technology, Science | 5 | Havteknologi og forskning fra Tromsø til Bergen.
Fjordnytt | News agency | NO | no | Politics, Economy | 5 | Byråmeldinger for lokalaviser på Vestlandet.
Ferdaboka | Blog | NO | no | Lifestyle, Food | 14 | Turer, hytter og mat langs hurtigruta.
De Kadekrant | Local news | NL | nl | Local, Culture | 9 | Nieuws van de kades van Rotterdam en Dordrecht.
Delta Ledger | News Media | NL | en | Business, Finance | 14 | Trade, logistics and start-ups in the Low Countries, in English.
Polder Signaal | Portal | NL | nl | Technology, Science | 5 | Water, data en landbouw: techniek onder zeeniveau.
Maaswire | News agency | NL | nl | Politics, Economy | 5 | Regionaal nieuws voor omroepen en dagbladen.
De Lange Tafel | Blog | NL | nl | Lifestyle, Food | 9 | Koffiebranders, bakkers en moestuinen.
Savanna Courier | Local news | KE | en | Local, Culture | 9 | County news, markets and music from Nakuru and Naivasha.
Rift Ledger | News Media | KE | en | Business, Finance | 14 | Mobile money, tea and infrastructure, reported from Nairobi.
Acacia Signal | Portal | KE | en | Technology, Science | 9 | Builders and researchers of East Africa in their own words.
Uhuru Road Wire | News agency | KE | en | Politics, Economy | 5 | Parliament and county assemblies for radio stations.
Kahawa Notebook | Blog | KE | en | Lifestyle, Food | 14 | Coffee from the farm's side: growers, cooperatives and cups.
Outback Courier | Local news | AU | en | Local, Culture | 0 | Stations, schools and rain: news from west of the range.
Southern Cross Ledger | News Media | AU | en | Business, Finance | 0 | Mining towns, vineyards and the banks that lend to both.
Red Soil Signal | Portal | AU | en | Technology, Science | 0 | Remote sensing, solar and the long-distance network.
Tasman Wire | News agency | AU | en | Politics, Economy | 0 | Two countries, nine parliaments, one wire.
Billabong Notebook | Blog | AU | en | Lifestyle, Food | 0 | Camp kitchens and slow roads.
Maple Gazette | Local news | CA | en | Local, Culture | 0 | Rinks, libraries and town halls of the Ottawa valley.
Laurentian Ledger | News Media | CA | en | Business, Finance | 0 | Lumber, software and housing between Montreal and Toronto.
Maple Signal | Portal | CA | en | Technology, Science | 0 | Science from Canadian campuses for people who finished theirs.
Maple Wire | News agency | CA | en | Politics, Economy | 0 | Provincial news in both official languages.
Cabin Notebook | Blog | CA | en | Lifestyle, Food | 0 | Woodstoves, canoes and what to cook on either.
Lahe Leht | Local news | EE | et | Local, Culture | 9 | Uudised Kopli lahe äärest: kool, sadam ja teater.
Balti Arved | News Media | EE | et | Business, Finance | 5 | Ettevõtted ja eksport kolmest Balti riigist.
Signaal Tallinn | Portal | EE | et | Technology, Science | 9 | Iduettevõtted, küberturve ja e-riik.
Balti Sõnum | News agency | EE | et | Politics, Economy | 5 | Uudisteagentuur maakonnalehtedele.
Metsaraamat | Blog | EE | et | Lifestyle, Food | 5 | Metsast, saunast ja hooajalisest toidust.
`;

/** Sixty outlets of twelve places, which nobody publishes. */
export const demoOutlets: DemoOutlet[] = table
  .trim()
  .split("\n")
  .map((row) => {
    const [name = "", mediaType = "", country = "", language = "", topics = "", monthsAgo = "", description = ""] =
      row.split(" | ");
    return {
      name,
      domain: `${plain(name).replaceAll(" ", "-")}.example`,
      mediaType: mediaType as MediaType,
      country,
      language,
      topics: topics.split(", "),
      description,
      monthsAgo: Number(monthsAgo),
    };
  });

/** Domains are ASCII. */
function plain(name: string): string {
  return name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** Okafor Press owns these; Quill Media Group owns the others. */
export const outletsOfOkafor = [
  "Savanna Courier",
  "Rift Ledger",
  "Acacia Signal",
  "Uhuru Road Wire",
  "Kahawa Notebook",
].concat("Outback Courier", "Southern Cross Ledger", "Red Soil Signal", "Tasman Wire", "Billabong Notebook");

/** Outlets that are booked often enough for a track record. */
export const bookedOutlets = [
  "Harbour Gazette",
  "The Long Table",
  "Northern Ledger",
  "Common Ground Notebook",
  "Great Plains Ledger",
  "Delta Ledger",
  "La Sobremesa",
  "Ferdaboka",
  "Kahawa Notebook",
  "Rift Ledger",
];
