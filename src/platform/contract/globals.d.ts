/** Globals that browsers and Node share; pure modules may use them without either's types. */
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  href: string;
  hash: string;
  readonly hostname: string;
  readonly host: string;
  readonly protocol: string;
  readonly pathname: string;
  readonly search: string;
}
