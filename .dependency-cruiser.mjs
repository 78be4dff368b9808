// TypeScript 7 offers no API, so swc reads the sources. Imported here so that its absence is an error: without it every
// TypeScript file would pass unread.
import "@swc/core";
import { compositions, foundations, moduleRows as rows } from "./scripts/module-rows.ts";

/**
 * The rules of dependence. A noun is a folder at any depth: its pure root are the files directly in it, beside server/,
 * web/ and the folders of its own nouns. So a path with `/server/` runs on the server, one with `/web/` in the browser, and
 * every other computes.
 */

const module = `src/(${rows.flat().join("|")})`;
const server = `${module}/(|.*/)server/`;
const web = `${module}/(|.*/)web/`;
const test = "\\.test\\.tsx?$|/test-support\\.ts$";
/** Packages that compute and touch nothing outside. */
const purePackages = "node_modules/(zod|uuid|tldts|htmlparser2|jsvat-next|i18n-iso-countries|fastest-levenshtein)/";
const pureFoundations = "^src/platform/(money|contract|words|lifecycle)/(?!server/)";
/** What other modules may call: commands, queries and the check of permissions, as a file or a folder of files. */
const entrances = "(|.*/)(commands|queries|authorize)[^/]*(/|\\.ts$)";

const arrows = rows.slice(0, -1).map((row, index) => ({
  name: `one-way-from-${row.join("-")}`,
  comment: "Between modules arrows run one way: this one is built upon by the one that it imports here.",
  severity: "error",
  from: { path: `^src/(${row.join("|")})/`, pathNot: test },
  to: {
    path: `^src/(${[...rows.slice(index + 1).flat(), ...compositions].join("|")})/`,
  },
}));

export default {
  forbidden: [
    {
      name: "foundations-know-no-module",
      severity: "error",
      from: { path: `^src/(${foundations.join("|")})/` },
      to: { path: `^src/(${[...rows.flat(), ...compositions].join("|")})/` },
    },
    {
      name: "platform-stands-alone",
      comment: "The embedded database builds on the platform, not the reverse.",
      severity: "error",
      from: { path: "^src/platform/" },
      to: { path: "^src/(?!platform/)" },
    },
    {
      name: "pure-root",
      comment:
        "A pure root computes: it imports pure roots, platform/money, platform/contract, platform/words and pure packages.",
      severity: "error",
      from: { path: [`^${module}/`, pureFoundations], pathNot: [`^${server}`, `^${web}`, test] },
      to: { pathNot: [`^${module}/(?!(|.*/)(server|web)/)`, pureFoundations, purePackages] },
    },
    {
      name: "server-never-web",
      severity: "error",
      from: { path: `^${server}` },
      to: { path: ["/web/", "\\.tsx$"] },
    },
    {
      name: "server-of-another-module",
      comment: "Another module's tables and inner parts are its own: call its commands and queries.",
      severity: "error",
      from: { path: "^src/([^/]+)/(|.*/)server/", pathNot: [test, "/server/(tables|queries)[^/]*(/|\\.ts$)"] },
      to: { path: `^${server}`, pathNot: ["^src/$1/", `^${server}${entrances}`] },
    },
    {
      name: "queries-join-tables",
      comment: "A read may join what other modules keep; writing it is theirs alone.",
      severity: "error",
      from: { path: "^src/([^/]+)/(|.*/)server/queries[^/]*(/|\\.ts$)", pathNot: test },
      to: { path: `^${server}`, pathNot: ["^src/$1/", `^${server}${entrances}`, "/server/tables\\.ts$"] },
    },
    {
      name: "tables-refer-to-tables",
      comment: "Tables name other modules' tables for their foreign keys, and nothing else of them.",
      severity: "error",
      from: { path: "^src/([^/]+)/(|.*/)server/tables\\.ts$" },
      to: { path: `^${server}`, pathNot: ["^src/$1/", "/server/tables\\.ts$"] },
    },
    {
      name: "nobody-builds-on-compositions",
      severity: "error",
      from: { path: "^src/[^/]+/", pathNot: [`^src/(${compositions.join("|")})/`, test] },
      to: { path: [`^src/(${compositions.join("|")})/`, "^src/[^/]+\\.tsx?$"] },
    },
    {
      name: "web-never-server",
      severity: "error",
      from: { path: [`^${web}`, "^src/(shell/web/|web\\.tsx$|routes\\.ts$)"] },
      to: {
        path: [
          "/server/",
          "^src/platform/(?!web/|money/|contract/|words/|lifecycle/)",
          "^src/(cli|demo|embedded-postgres)/",
          "^src/(main|worker|server|config|queues)\\.ts$",
        ],
      },
    },
    {
      name: "wallet-uses-accounts-only",
      severity: "error",
      from: { path: "^src/wallet/", pathNot: test },
      to: { path: "^src/(?!platform/|wallet/|accounts/)[^/]+/" },
    },
    {
      name: "module-without-a-row",
      comment: "A new module gets a place in the rows of this file first.",
      severity: "error",
      from: { path: "^src/[^/]+/", pathNot: `^src/(${[...rows.flat(), ...foundations, ...compositions].join("|")})/` },
      to: {},
    },
    {
      name: "mails-are-sent-by-notifications",
      comment:
        "A module records an event and its teller says whom to tell (decision 0026). The sign-in service, which also runs alone, sends its own secrets.",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/(notifications|auth)/", test] },
      to: { path: "^src/platform/mail/send-mail\\.ts$" },
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
