import type { RefusalCodeOf } from "../contract/refusals.ts";
import type { MailText } from "./mail-text.ts";
import type { plainInputs } from "./plain-input.ts";

/** The words about a move. */
export type MoveTexts<Side extends string = string> = {
  /** Its button, its dialog and its route in the documentation. */
  label: string;
  /** Its consequence, read before it is confirmed. */
  about?: string;
  /** The mail to the other side; none where something else tells them. */
  mail?: MailText<Side>;
  /** Above the reason that was given. */
  reason?: string;
  /** In the history, and above the mail, where the status that it led to says too little. */
  history?: string;
};

/** How long a status may last by itself, and the move that Byline makes then. */
export type StatusDeadline<Rule extends string = string, TimedMove extends string = string> = {
  rule: Rule;
  /** Without one the clock stops. */
  passed?: TimedMove;
  /** The move that it makes where a guard keeps that one back. */
  otherwise?: TimedMove;
};

/** Where a move's button stands and how it looks. */
export type MoveButton<Place extends string = string> = {
  place: Place;
  /** Primary moves bring their object forward and stand first. */
  tone: "primary" | "secondary";
  /** The dialog says who gets the money. */
  money?: "earned" | "returned";
  /** The letter that presses it; no other move of the same state and side has it. */
  key?: string;
};

/** The names in which one noun writes its moves. */
type MoveTerms = {
  status: string | number;
  /** A side makes a move by a permission there. */
  side: string;
  permission: string;
  /** Operators, providers and Byline make one by being such. */
  other: string;
  /** Statuses that a move exchanges. */
  turn: object;
  guard: string;
  check: string;
  effect: string;
  deadline: StatusDeadline;
  place: string;
  input: string;
};

type Own = "status" | "side" | "permission" | "other";
/** A noun without guards, checks or effects names none; without inputs of its own its moves ask for nothing. */
type Usual = Omit<MoveTerms, Own | "input"> & { input: keyof typeof plainInputs } & Record<
    "guard" | "check" | "effect" | "turn",
    never
  >;
type TermsWith<Named> = Omit<Usual, keyof Named> & Named;

/** A row of a lifecycle: all that is known of a move. */
export type MoveOf<Named extends Pick<MoveTerms, Own>> =
  TermsWith<Named> extends infer Terms extends MoveTerms ? RowIn<Terms> : never;

type RowIn<Terms extends MoveTerms> = {
  from: readonly Terms["status"][];
  /** A status that stays keeps its clock; a turn says for each status where the move leads. */
  to: Terms["status"] | "stays" | Terms["turn"];
  by: { readonly [Side in Terms["side"]]?: Terms["permission"] } & { readonly [Other in Terms["other"]]?: true };
  /** The name of the caller's input (decision 0294). A move without one has no route: Byline or another command makes it. */
  input?: Terms["input"];
  guards?: readonly Terms["guard"][];
  checks?: readonly Terms["check"][];
  effects: readonly Terms["effect"][];
  deadline?: Terms["deadline"];
  button?: MoveButton<Terms["place"]>;
  /** Nothing is recorded of it. */
  isSilent?: true;
  /** Its event, as programs outside know it behind the noun's name: `accepted`. */
  event?: string;
  texts: MoveTexts<Terms["side"]>;
};

/** Any row, as far as the functions here ask. */
export type AnyMove = {
  from: readonly (string | number)[];
  to: string | number | object;
  by: object;
  input?: string;
  guards?: readonly string[];
  effects: readonly string[];
  deadline?: StatusDeadline;
  button?: MoveButton;
  isSilent?: true;
  event?: string;
  texts: { label: string; about?: string };
};

export type StatusOf<Move extends AnyMove> = Move["from"][number];
export type PartyOf<Move extends AnyMove> = Extract<keyof Move["by"], string>;
type PermissionOf<Move extends AnyMove> = Exclude<NonNullable<Move["by"][keyof Move["by"]]>, true>;
type GuardOf<Move extends AnyMove> = NonNullable<Move["guards"]>[number];

/** A condition of a move on its object: the server refuses with this code, and the button shows this text. */
export type Guard<Facts, Party> = {
  holds: (facts: Facts, party: Party) => boolean;
  code: RefusalCodeOf<409>;
  refusal: string;
};

/** How an object begins: a deed and no move, since there is nothing to move yet. */
type Beginning<Move extends AnyMove> = { deed: string; to: StatusOf<Move>; deadline?: Move["deadline"] };

/** The life of one noun as data. Routes, buttons, mails, diagrams, refusals and random walks read it (decision 0143). */
export type Lifecycle<Name extends string, Move extends AnyMove, Facts> = {
  /** Its name in refusals: "order". */
  noun: string;
  /** The code of the refusal of a move that begins elsewhere: `order_move`. */
  code: RefusalCodeOf<409>;
  statusNames: Readonly<Record<StatusOf<Move>, string>>;
  begins: readonly Beginning<Move>[];
  guards: Readonly<Record<GuardOf<Move>, Guard<Facts, PartyOf<Move>>>>;
  moves: Readonly<Record<Name, Move>>;
};

/** An actor who would make a move: the side they are on, and whether their role there lets them. */
export type MoveMaker<Move extends AnyMove> = {
  party: PartyOf<Move>;
  may: (permission: PermissionOf<Move>) => boolean;
};

/** The statuses in the order of the declaration. */
export const statusesOf = <Name extends string, Move extends AnyMove, Facts>({
  statusNames,
  begins,
  moves,
}: Lifecycle<Name, Move, Facts>): StatusOf<Move>[] => {
  const named = Object.values<Move>(moves).flatMap(({ from, to }) => [...from, ...targetsOf(to)]);
  const known = new Set<StatusOf<Move>>([...begins.map(({ to }) => to), ...named]);
  const names = Object.keys(statusNames);
  return [...known].sort((one, other) => names.indexOf(String(one)) - names.indexOf(String(other)));
};

const targetsOf = (to: AnyMove["to"]): (string | number)[] =>
  typeof to === "object" ? Object.values(to) : to === "stays" ? [] : [to];

/** The names of the moves, in the order of the declaration. */
export const moveNamesOf = <Name extends string>({ moves }: { moves: Readonly<Record<Name, unknown>> }): Name[] =>
  Object.keys(moves) as Name[];

/** The moves that somebody can ask for; Byline and other commands make the rest. */
export type RoutedMove<Moves> = {
  [Name in keyof Moves]: Moves[Name] extends { input: string } ? Name : never;
}[keyof Moves];

export const routedNamesOf = <Moves extends Readonly<Record<string, AnyMove>>>(moves: Moves): RoutedMove<Moves>[] =>
  (Object.keys(moves) as (keyof Moves)[]).filter((name): name is RoutedMove<Moves> => moves[name]?.input !== undefined);

/** The last part of a move's address: `requestChanges` is `request-changes` there. */
export const pathOf = <Name extends string>(name: Name): KebabCase<Name> =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as KebabCase<Name>;

export type KebabCase<Name extends string> = string extends Name
  ? string
  : Name extends `${infer First}${infer Rest}`
    ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
    : "";

/** True when the table lets this party make this move from this status. */
export function canMove<Name extends string, Move extends AnyMove, Facts>(
  { moves }: Lifecycle<Name, Move, Facts>,
  name: Name,
  status: StatusOf<Move>,
  party: PartyOf<Move>,
): boolean {
  const { from, by } = moves[name];
  return from.includes(status) && makerOf<Move>(by, party) !== undefined;
}

const makerOf = <Move extends AnyMove>(by: object, party: string) =>
  (by as { [Party in string]?: PermissionOf<Move> | true })[party];

/** True when the maker's side makes this move, and their role there lets them. */
function mayMake<Name extends string, Move extends AnyMove, Facts>(
  { moves }: Lifecycle<Name, Move, Facts>,
  name: Name,
  { party, may }: MoveMaker<Move>,
): boolean {
  const needed = makerOf<Move>(moves[name].by, party);
  return needed === true || (needed !== undefined && may(needed));
}

/** The guard that keeps a party from the move as its object stands; undefined when none does. */
export function guardAgainst<Name extends string, Move extends AnyMove, Facts>(
  { moves, guards }: Lifecycle<Name, Move, Facts>,
  name: Name,
  facts: Facts,
  party: PartyOf<Move>,
): GuardOf<Move> | undefined {
  const named: readonly GuardOf<Move>[] = moves[name].guards ?? [];
  return named.find((guard) => !guards[guard].holds(facts, party));
}

/** The codes that refuse a move where its object stands otherwise. */
export const refusalsOf = <Name extends string, Move extends AnyMove, Facts>(
  { code, moves, guards }: Lifecycle<Name, Move, Facts>,
  name: Name,
): RefusalCodeOf<409>[] => {
  const named: readonly GuardOf<Move>[] = moves[name].guards ?? [];
  return [...new Set([code, ...named.map((guard) => guards[guard].code)])];
};

/** True when the party may make the move now, as far as its object stands. */
export const isOpenMove = <Name extends string, Move extends AnyMove, Facts>(
  life: Lifecycle<Name, Move, Facts>,
  name: Name,
  subject: Facts & { status: StatusOf<Move> },
  party: PartyOf<Move>,
): boolean => canMove(life, name, subject.status, party) && guardAgainst(life, name, subject, party) === undefined;

/** True when somebody may make the move now: by status, side, guards and their own permission. */
export const isAllowed = <Name extends string, Move extends AnyMove, Facts>(
  life: Lifecycle<Name, Move, Facts>,
  name: Name,
  subject: Facts & { status: StatusOf<Move> },
  maker: MoveMaker<Move>,
): boolean => isOpenMove(life, name, subject, maker.party) && mayMake(life, name, maker);

/** The moves that somebody may make now, in the table's order. */
export const allowedMoves = <Name extends string, Move extends AnyMove, Facts>(
  life: Lifecycle<Name, Move, Facts>,
  subject: Facts & { status: StatusOf<Move> },
  maker: MoveMaker<Move>,
): Name[] => moveNamesOf(life).filter((name) => isAllowed(life, name, subject, maker));

/** The status after a move. */
export function statusAfter<Name extends string, Move extends AnyMove, Facts>(
  { moves }: Lifecycle<Name, Move, Facts>,
  name: Name,
  from: StatusOf<Move>,
): StatusOf<Move> {
  const { to } = moves[name];
  if (to === "stays") return from;
  return typeof to === "object" ? ((to as Record<string | number, StatusOf<Move>>)[from] ?? from) : to;
}

/** The moves that lead to a status from another one. */
export const movesTo = <Name extends string, Move extends AnyMove, Facts>(
  life: Lifecycle<Name, Move, Facts>,
  status: StatusOf<Move>,
): Name[] => moveNamesOf(life).filter((name) => targetsOf(life.moves[name].to).includes(status));

/** The deadline of a status: every move and beginning that leads there says the same. */
export const deadlineOf = <Name extends string, Move extends AnyMove, Facts>(
  life: Lifecycle<Name, Move, Facts>,
  status: StatusOf<Move>,
): Move["deadline"] =>
  [...life.begins.filter(({ to }) => to === status), ...movesTo(life, status).map((name) => life.moves[name])]
    .map(({ deadline }) => deadline)
    .find(Boolean);

/** Byline's move at a status's deadline; undefined where the clock just stops, without a move or with a failing guard. */
export function moveAtDeadline<Name extends string, Move extends AnyMove, Facts>(
  life: Lifecycle<Name, Move, Facts>,
  subject: Facts & { status: StatusOf<Move> },
): Name | undefined {
  const { passed, otherwise } = deadlineOf(life, subject.status) ?? {};
  const timed = [passed, otherwise].filter((name) => name !== undefined) as Name[];
  return timed.find((name) => guardAgainst(life, name, subject, "system" as PartyOf<Move>) === undefined);
}
