// TypeScript 7 offers no API, so swc reads the sources. Imported here so that its absence is an error: without it every
// TypeScript file would pass unread.
import "@swc/core";

/**
 * The rules of dependence. A module is a folder of src/ except platform/: its pure root are the files directly in it,
 * beside server/ and web/.
 */

/** Each module may use those of the rows above its own (and those in its row, where that makes no circle). */
const rows = [
  ["auth", "accounts", "house"],
  ["affiliate", "notifications", "wallet", "media", "campaigns", "identity"],
  ["formats"],
  ["proof"],
  ["orders"],
  ["cart", "offers"],
  ["marketplace"],
  ["operator"],
];

/** The demo house and the shell around the screens put modules together; they are no modules themselves. */
const module = "src/(?!platform/|demo/|shell/)[^/]+";
const test = "\\.test\\.tsx?$|/test-support\\.ts$";
/** Packages that compute and touch nothing outside. */
const purePackages = "node_modules/(zod|uuid|tldts|htmlparser2|xstate)/";

/** What an order's statuses mean is a fact that SQL of the modules below asks too: a list beats its copies (decision 0023). */
const statuses = "^src/orders/statuses\\.ts$";

const arrows = rows.slice(0, -1).map((row, index) => ({
  name: `one-way-from-${row.join("-")}`,
  comment: "Between modules arrows run one way: this one is built upon by the one that it imports here.",
  severity: "error",
  from: { path: `^src/(${row.join("|")})/`, pathNot: test },
  to: {
    path: `^src/(${rows
      .slice(index + 1)
      .flat()
      .join("|")})/`,
    pathNot: statuses,
  },
}));

export default {
  forbidden: [
    {
      name: "platform-knows-no-module",
      severity: "error",
      from: { path: "^src/platform/" },
      to: { path: `^${module}/` },
    },
    {
      name: "pure-root",
      comment: "A pure root computes: it imports pure roots, platform/money, platform/contract and pure packages.",
      severity: "error",
      from: { path: [`^${module}/[^/]+\\.tsx?$`, "^src/platform/(money|contract)/"], pathNot: test },
      to: { pathNot: [`^${module}/[^/]+\\.ts$`, "^src/platform/(money|contract)/", purePackages] },
    },
    {
      name: "server-never-web",
      severity: "error",
      from: { path: "^src/[^/]+/server/" },
      to: { path: "^src/[^/]+/web/" },
    },
    {
      name: "server-of-another-module",
      comment: "Another module's tables and inner parts are its own: call its commands and queries.",
      severity: "error",
      from: { path: "^src/(?!platform/)([^/]+)/server/", pathNot: [test, "/server/(tables|queries)[^/]*\\.ts$"] },
      to: {
        path: `^${module}/server/`,
        pathNot: ["^src/$1/", `^${module}/server/(commands|queries|authorize)[^/]*(/|\\.ts$)`],
      },
    },
    {
      name: "queries-join-tables",
      comment: "A read may join what other modules keep; writing it is theirs alone.",
      severity: "error",
      from: { path: "^src/(?!platform/)([^/]+)/server/queries[^/]*\\.ts$", pathNot: test },
      to: {
        path: `^${module}/server/`,
        pathNot: ["^src/$1/", `^${module}/server/(commands|queries|authorize|tables)[^/]*(/|\\.ts$)`],
      },
    },
    {
      name: "nobody-builds-on-the-shell",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/shell/", "^src/(web\\.tsx|routes\\.ts)$"] },
      to: { path: "^src/shell/" },
    },
    {
      name: "tables-refer-to-tables",
      comment: "Tables name other modules' tables for their foreign keys, and nothing else of them.",
      severity: "error",
      from: { path: "^src/(?!platform/)([^/]+)/server/tables\\.ts$" },
      to: { path: `^${module}/server/`, pathNot: ["^src/$1/", "/server/tables\\.ts$"] },
    },
    {
      name: "web-never-server",
      severity: "error",
      from: { path: "^src/([^/]+/web/|web\\.tsx$|routes\\.ts$)" },
      to: {
        path: [
          "^src/[^/]+/server/",
          "^src/platform/(?!web/|money/|contract/)",
          "^src/(main|worker|cli|server|config)\\.ts$",
        ],
      },
    },
    {
      name: "wallet-uses-accounts-only",
      severity: "error",
      from: { path: "^src/wallet/", pathNot: test },
      to: { path: "^src/(?!platform/|wallet/|accounts/)[^/]+/", pathNot: statuses },
    },
    {
      name: "module-without-a-row",
      comment: "A new module gets a place in the rows of this file first.",
      severity: "error",
      from: { path: `^${module}/`, pathNot: `^src/(${rows.flat().join("|")})/` },
      to: {},
    },
    ...arrows,
    {
      name: "no-circle",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "import-must-resolve",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.css$|\\?" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "module", "node", "default"] },
  },
};
