import { type MetricName, metricNames } from "#media/media.ts";
import { markKinds } from "./marks/marks.ts";

/** `among`, `is`: one of the chosen values. `overlaps`: a value in common. `contains`: all chosen values. */
export type ChoiceOperator = "among" | "is" | "overlaps" | "contains";
export type Operator = ChoiceOperator | "gte" | "lte" | "gt";

type ColumnFilter =
  | { kind: "choice"; operators: readonly [ChoiceOperator] }
  | { kind: "range"; operators: readonly ("gte" | "lte")[]; isWhole?: true }
  // "Beyond 5 days" begins at the next whole number.
  | { kind: "range"; operators: readonly ("lte" | "gt")[]; isWhole: true };

type ListingColumn = {
  /** `medium` columns are the same in all of an outlet's formats. */
  of: "medium" | "format";
  /** The column's name in the table `listing`, if different; false where it is not stored. */
  stored?: string | false;
  /** Unknown values sort last in either direction. */
  mayBeUnknown?: true;
  /** The same in every row. */
  isConstant?: true;
  /** Neither a column of the table nor an order. */
  isFilterOnly?: true;
  /** `parameter` is the address's name, if different. */
  filter?: ColumnFilter & { parameter?: string };
};

const choice = { kind: "choice", operators: ["among"] } as const;
const yesOrNo = { kind: "choice", operators: ["is"] } as const;
const several = { kind: "choice", operators: ["overlaps"] } as const;
const all = { kind: "choice", operators: ["contains"] } as const;
const range = { kind: "range", operators: ["gte", "lte"] } as const;

const metric = { of: "medium", mayBeUnknown: true, filter: range } as const;
const metrics = Object.fromEntries(metricNames.map((name) => [name, metric])) as Record<MetricName, typeof metric>;

/**
 * The marketplace's columns (R3.7) in their order, with filters and sorting. SQL, the facet index, addresses and
 * exports derive from this list.
 */
const listingColumns = {
  name: { of: "medium" },
  desiredPrice: { of: "format", stored: false, mayBeUnknown: true },
  price: { of: "format", stored: "priceCents", filter: { ...range, isWhole: true } },
  formatType: { of: "format", filter: choice },
  listed: { of: "format", stored: false, isConstant: true },
  verified: { of: "medium", filter: yesOrNo },
  turnaroundHours: { of: "format", filter: { kind: "range", operators: ["lte", "gt"], isWhole: true } },
  hyperlinkKind: { of: "format", filter: choice },
  mediaType: { of: "medium", filter: choice },
  countries: { of: "medium", filter: { ...several, parameter: "country" } },
  languages: { of: "medium", filter: { ...several, parameter: "language" } },
  topics: { of: "medium", filter: { ...several, parameter: "topic" } },
  permanenceMonths: { of: "format" },
  ...metrics,
  leadingCountriesIds: { of: "medium", mayBeUnknown: true },
  measured: { of: "medium", isFilterOnly: true, filter: all },
} as const satisfies Record<string, ListingColumn>;

type Rows = typeof listingColumns;
export type ColumnName = keyof Rows;
type NamesOf<Shape> = { [Name in ColumnName]: Rows[Name] extends Shape ? Name : never }[ColumnName];
type ParameterOf<Name extends ColumnName> = Name extends ColumnName
  ? Rows[Name] extends { filter: { parameter: infer Parameter extends string } }
    ? Parameter
    : Name
  : never;
type OperatorOf<Name extends ColumnName> = Rows[Name] extends { filter: { operators: readonly (infer Operators)[] } }
  ? Operators & string
  : never;

export type ChoiceFilterName = ParameterOf<NamesOf<{ filter: { kind: "choice" } }>>;
/** In the address each bound has a parameter of its own. */
export type RangeFilterName = NamesOf<{ filter: { kind: "range" } }>;
export type RangeParameter = { [Name in RangeFilterName]: `${Name}[${OperatorOf<Name>}]` }[RangeFilterName];
export type TableColumn = Exclude<ColumnName, NamesOf<{ isFilterOnly: true }>>;
export type SortColumn = Exclude<TableColumn, NamesOf<{ isConstant: true }>>;
export type StoredColumn = Exclude<ColumnName, NamesOf<{ stored: false }>>;

export const columnNames = Object.keys(listingColumns) as ColumnName[];
/** Returns the row with the widest types. */
export const columnNamed = (name: ColumnName): ListingColumn => listingColumns[name];
const namesWhere = (holds: (column: ListingColumn) => boolean): ColumnName[] =>
  columnNames.filter((name) => holds(columnNamed(name)));

export const tableColumns = namesWhere(({ isFilterOnly }) => !isFilterOnly) as TableColumn[];
export const sortColumns = namesWhere(({ isConstant, isFilterOnly }) => !isConstant && !isFilterOnly) as SortColumn[];
export const storedColumns = namesWhere(({ stored }) => stored !== false) as StoredColumn[];

const filtersOf = (kind: ColumnFilter["kind"]) =>
  columnNames.flatMap((column) => {
    const { filter, of } = columnNamed(column);
    return filter?.kind === kind
      ? [{ parameter: column as string, ...filter, column: column as StoredColumn, of }]
      : [];
  });

type Filter<Kind, Parameter> = Extract<ColumnFilter, { kind: Kind }> & {
  parameter: Parameter;
  column: StoredColumn;
  of: ListingColumn["of"];
};
export const choiceFilters = filtersOf("choice") as Filter<"choice", ChoiceFilterName>[];
export const rangeFilters = filtersOf("range") as Filter<"range", RangeFilterName>[];

export const rangeParameter = (filter: RangeFilterName, operator: Operator) =>
  `${filter}[${operator}]` as RangeParameter;

/** Filters by a set of media: PostgreSQL finds the members, the facet index counts with them. */
export const setFilters = ["search", "media", ...markKinds] as const;
export type SetFilter = (typeof setFilters)[number];
/** Choose the prices, lists and bookings shown; they filter nothing. */
export const scopeParameters = ["organization", "campaign"] as const;
export type ScopeParameter = (typeof scopeParameters)[number];
