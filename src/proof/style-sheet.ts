/** `isPlain` is false within `@media` and other blocks, which hold for some readers only. */
type Rule = { selectors: string[]; declarations: string; isPlain: boolean };

/** Classes (`.name`) and ids (`#name`); elements with tags in `except` (`*` for all) stay visible. */
export type Hidden = { names: ReadonlySet<string>; except: ReadonlySet<string> };

/**
 * Names that style sheets hide from everybody: a plain rule hides them and no rule shows them again. Menus, tabs and
 * mobile texts are hidden only for some readers or a while. A rule ending with a tag, such as `.post p`, shows that tag
 * everywhere.
 */
export function hiddenBy(css: string): Hidden {
  const hidden = new Set<string>();
  const shown = new Set<string>();
  const except = new Set<string>();
  for (const { selectors, declarations, isPlain } of rulesOf(css)) {
    const effect = effectOf(declarations);
    for (const selector of effect === undefined ? [] : selectors) {
      if (effect === "hides" && isPlain && /^[.#][\w-]+$/.test(selector)) hidden.add(selector);
      if (effect !== "shows") continue;
      for (const name of selector.match(/[.#][\w-]+/g) ?? []) shown.add(name);
      const last =
        selector
          .toLowerCase()
          .split(/[\s>+~]+/)
          .at(-1) ?? "";
      const isStronger = /[.#[]/.test(selector) || /!\s*important/i.test(declarations);
      if (isStronger && !/[.#]/.test(last)) except.add(/^[a-z]+[0-9]?$/.test(last) ? last : "*");
    }
  }
  return { names: new Set([...hidden].filter((name) => !shown.has(name))), except };
}

export function isHiddenBy({ names, except }: Hidden, tag: string, own: readonly string[]): boolean {
  return !except.has(tag) && !except.has("*") && own.some((name) => names.has(name));
}

/** The last declaration decides; undefined without one. */
export function effectOf(declarations: string): "hides" | "shows" | undefined {
  let effect: "hides" | "shows" | undefined;
  for (const declaration of declarations.toLowerCase().split(";")) {
    const [property = "", value = ""] = declaration.split(":").map((part) => part.trim());
    if (property !== "display" && property !== "visibility") continue;
    effect = value.startsWith(property === "display" ? "none" : "hidden") ? "hides" : "shows";
  }
  return effect;
}

const symbolsMax = 500_000;

function* rulesOf(css: string): Generator<Rule> {
  const heads: string[] = [];
  const pieces = withoutComments(css.slice(0, symbolsMax)).split(/([{}])/);
  // Words and braces alternate.
  for (let at = 0; at + 1 < pieces.length; at += 2) {
    const words = pieces[at] ?? "";
    if (pieces[at + 1] === "{") heads.push(words.slice(words.lastIndexOf(";") + 1).trim());
    else {
      const head = heads.pop() ?? "@";
      if (!head.startsWith("@"))
        yield { selectors: selectorsIn(head), declarations: words, isPlain: heads.length === 0 };
    }
  }
}

const selectorsIn = (head: string): string[] => head.split(",").map((selector) => selector.trim());

/** Piece by piece: a pattern would restart at each opening of a comment that never ends. */
function withoutComments(css: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let open = css.indexOf("/*"); open >= 0; open = css.indexOf("/*", from)) {
    pieces.push(css.slice(from, open));
    const end = css.indexOf("*/", open + 2);
    if (end < 0) return pieces.join(" ");
    from = end + 2;
  }
  return [...pieces, css.slice(from)].join(" ");
}
