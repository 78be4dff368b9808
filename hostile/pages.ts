/** Pages and texts made to hold up their reader, each by a name and a number. */

type Recipe = (size: number) => string;

function filled(bytes: number, piece: (number: number) => string): string {
  const pieces: string[] = [];
  for (let length = 0, number = 0; length < bytes; number++) {
    const next = piece(number);
    pieces.push(next);
    length += next.length;
  }
  return pieces.join("");
}

const nested = [
  "div",
  "b",
  "a href=x",
  "svg",
  "math",
  "blockquote",
  "table",
  "ul><li",
  "form",
  "font color=red",
  "button",
];
const repeated = [
  "<p>",
  "<br>",
  "</i>",
  "<a href=/x>y</a>",
  "<a href=https://other.example/>y</a>",
  "<meta name=robots content=noindex>",
  "<link rel=icon href=https://x.example/i>",
  "<img src=/files/x>",
  "<li>",
  "<option>",
  "<!--",
  "<![CDATA[",
  "&amp;",
  "&#x1f600;",
  "&nGt;&lt",
  "<",
  "< a",
  "<a ",
  "<title>a - b: </title>",
  "<script>",
  "<textarea>",
  "<plaintext>",
  "<svg><title>",
  " \n\t",
  "\u0000",
  "é漢😀",
];

const recipes: Record<string, Recipe> = {
  ...Object.fromEntries(nested.map((tag) => [`nested <${tag}>`, (size: number) => filled(size, () => `<${tag}>`)])),
  ...Object.fromEntries(
    repeated.map((piece) => [`repeated ${JSON.stringify(piece)}`, (size: number) => filled(size, () => piece)]),
  ),
  "closing tags under 400 open ones": (size) => "<b>".repeat(400) + filled(size, () => "</i>"),
  "open and close in turn": (size) => filled(size, () => "<div></div>"),
  "nested, closed in the wrong order": (size) => filled(size, (number) => (number % 2 ? "</b></i>" : "<b><i>")),
  "one tag with all attributes": (size) => `<a ${filled(size, (number) => `a${number}=1 `)}>x</a>`,
  "one attribute": (size) => `<a href="${"x".repeat(size)}">y</a>`,
  "one tag's name": (size) => `<${"x".repeat(size)}>`,
  "one anchor": (size) => `<a href=/x>${"y ".repeat(size / 2)}`,
  "one title": (size) => `<title>${filled(size, () => "a: ")}</title>`,
  "many addresses": (size) => filled(size, (number) => `<a href="https://x${number}.example/a?b#c">d</a>`),
  "a rel of many words": (size) => `<a href=/x rel="${filled(size, (number) => `w${number} `)}">y</a>`,
  "a robots tag of many words": (size) => `<meta name=robots content="${filled(size, () => "no index,")}">`,
  "an address that is none": (size) => filled(size, () => "<a href='https://[::1'>x</a>"),
  "a base that changes": (size) => filled(size, (number) => `<base href=https://x${number}.example/><a href=a>b</a>`),
};

export type HostilePage = { name: string; html: string };

/** The page of a number, of at most `bytes`: each kind once at full size, then smaller. */
export function hostilePage(number: number, bytes: number): HostilePage {
  const kinds = Object.entries(recipes);
  const [name = "", recipe = () => ""] = kinds[number % kinds.length] ?? [];
  const size = Math.floor(bytes / (1 + Math.floor(number / kinds.length)));
  return { name: `${name}, ${size} bytes`, html: recipe(size).slice(0, bytes) };
}
