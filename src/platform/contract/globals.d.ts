/** What browsers and Node share beyond the language itself; pure modules may use it without either's types. */
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
