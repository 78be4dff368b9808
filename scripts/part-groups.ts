/** A file that screens share. Modules that fit several stand in the first. */
type PartGroup = { name: string; test?: RegExp; tags?: ["$initial"]; minShareCount?: number };

/**
 * Files that the bundler makes beside one for each screen (decision 0289). A group takes its modules' dependencies along.
 * So small parts of many screens stand before the larger ones that use them.
 */
export const partGroups: PartGroup[] = [
  /** Rarely changing code stays in the browser's cache through our releases; infinite lists come with their screens. */
  {
    name: "framework",
    test: /node_modules\/(?!.*infiniteQueryObserver|.*useInfiniteQuery)(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-|router-core|query-core|history|store)[^/]*)\//,
  },
  /** Parts of every screen in one file instead of twenty small ones. Hooks come with their screens. */
  {
    name: "base",
    test: /\/src\/(platform\/(money\/money\.|words\/(?!day-words)|contract\/(iri|messages|list-length)\.ts))|node_modules\/@mantine\/core\/esm\/components\/(Checkbox\/CheckIcon|Radio\/RadioIcon)|node_modules\/@mantine\/(hooks\/esm\/(use-debounced-callback|use-merged-ref|use-uncontrolled|use-window-event|utils)|core\/esm\/(core|components\/(ActionIcon|Alert|Anchor|Box|Burger|Button|CloseButton|Combobox\/(ComboboxChevron|get-parsed-combobox-data)|Divider|Group|Input|InputBase|Loader|NativeSelect|Paper|Skeleton|Stack|Text|TextInput|Title|UnstyledButton|VisuallyHidden)))\//,
  },
  /** Screens with a form. */
  { name: "form", test: /node_modules\/@mantine\/(form|core\/esm\/components\/PasswordInput)\// },
  { name: "table", test: /node_modules\/@mantine\/core\/esm\/components\/Table\// },
  /** Dialogs and drawers. */
  {
    name: "overlay",
    test: /node_modules\/(react-remove-scroll(-bar)?|react-style-singleton|use-sidecar|use-callback-ref|tslib|@mantine\/core\/esm\/components\/(Drawer|FocusTrap|Modal|ModalBase|Overlay|Portal))\//,
  },
  /** Menus and lists that float. */
  {
    name: "floating",
    test: /node_modules\/(@floating-ui|@mantine\/core\/esm\/(utils\/Floating|components\/(Combobox|Menu|Popover)))\//,
  },
  /** Names of countries and languages, and the codes that schemas know. */
  { name: "regions", test: /\/src\/platform\/contract\/(country-codes|language-codes|region-names)\.ts/ },
  /** Screens that check what an address or a form says. */
  {
    name: "schemas",
    test: /node_modules\/zod\/|\/platform\/contract\/(amounts|page-query|say-messages|table-format|wire)\.ts/,
  },
  { name: "start", tags: ["$initial"] },
  /** Pages of a list: forms and cases have none. */
  {
    name: "pager",
    test: /@mantine\/(hooks\/esm\/use-pagination|core\/esm\/components\/Pagination)\/|\/platform\/web\/components\/rows\/(Pager\.tsx|pager-texts\.ts)/,
  },
  /** Multi-line fields come with their few screens; most screens share all else. */
  {
    name: "shared",
    test: /^(?!.*(@mantine\/core\/esm\/components\/Textarea|components\/Dialog\.tsx))/,
    minShareCount: 36,
  },
  /** The bar of everybody signed in, with all that only it begins with, and what most places have below it. */
  {
    name: "bar",
    test: /\/src\/(shell\/web\/(SignedInLinks|PlaceHeader|PlaceTabs)|platform\/(web\/components\/IconButton|contract\/day|words\/day-words)|events\/trade-side)\./,
  },
  /** Lists whose rows open and answer to keys. */
  {
    name: "rows",
    test: /\/src\/(platform\/web\/(keys\/|components\/(link-area|rows\/boxed))|orders\/open-fields|media\/(web\/OutletMark|mark|on-domain))/,
    minShareCount: 4,
  },
  { name: "checkbox", test: /@mantine\/core\/esm\/components\/Checkbox\//, minShareCount: 4 },
  { name: "grids", test: /@mantine\/core\/esm\/components\/(List|SimpleGrid)\//, minShareCount: 4 },
  /** Small parts of most cards in one file: a file of its own costs more than most of them hold. */
  {
    name: "blocks",
    test: /\/src\/platform\/web\/components\/(Section|rows\/Rows|form\/(DateField|MoneyInput))|@mantine\/core\/esm\/components\/Card\//,
    minShareCount: 6,
  },
  /** How orders and proofs stand, in words: homes show no more of them. */
  {
    name: "standing",
    test: /\/src\/(orders\/(status-names|web\/next-step-texts)|proof\/(evidence|proof-state|web\/(texts|ProofBadge)))\.ts/,
    minShareCount: 4,
  },
  /** A day of publication in words, without an order. */
  { name: "dates", test: /\/src\/orders\/dates\/(publish-date|slots)\.ts/, minShareCount: 4 },
  /** Names of formats and extras, without their conditions. */
  {
    name: "formats",
    test: /\/src\/(formats\/(format|extras|web\/(texts|durations|offer\/ContributorNote))|platform\/contract\/changes)\.tsx?/,
    minShareCount: 4,
  },
  /** Campaigns by name, wherever one is chosen or worked in. */
  { name: "campaigns", test: /\/src\/campaigns\/(campaign|web\/(texts|WorkInButton))\.tsx?/, minShareCount: 4 },
  /** A format's conditions in words. */
  { name: "conditions", test: /\/src\/formats\/(conditions|web\/words)\.ts/, minShareCount: 4 },
  /**
   * Orders wherever they are listed or opened. An outlet needs only their price and day, a home only the drawer's place. A
   * list needs nothing of what stands in an opened one. Schemas come with what checks by them.
   */
  {
    name: "orders",
    test: /\/src\/orders\/(?!dates\/|money\/|(comments|disputes|images|shares)\/|web\/(PublishDateField|publish-date-texts|use-lead-time|view\/OrderDrawer|condition-rows)|.*(contract|expected-total|placement|move-input)\.ts)/,
    minShareCount: 4,
  },
];
