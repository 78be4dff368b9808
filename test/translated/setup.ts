import { speakPseudo } from "./pseudo-locale.ts";

speakPseudo();
