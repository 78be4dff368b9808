import { originalLocale } from "../words/catalogue.ts";
import { readCookie, writeCookie } from "./cookies.ts";

// The choice lasts for 365 days (R1.6); without one it is Byline's own language.
if (!readCookie("locale")) writeCookie("locale", originalLocale);
