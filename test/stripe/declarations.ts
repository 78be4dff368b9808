import { readFileSync } from "node:fs";
import { parseSync } from "@swc/core";

/**
 * What Stripe's API takes and answers, as Stripe's own library declares it. The library's declarations are generated from Stripe's
 * OpenAPI description, so the stand-in in the tests refuses what Stripe refuses, and follows each new version of the library.
 */

/** What declarations have of swc's tree; each kind of node has some of it. */
type Node = {
  type: string;
  kind: string;
  value: string;
  optional: boolean;
  id: Node;
  key: Node;
  left: Node;
  right: Node;
  typeName: Node;
  expression: Node;
  elemType: Node;
  declaration: Node | undefined;
  typeAnnotation: Node;
  literal: { value: string | number | boolean };
  typeParams: { params: [Node] };
  types: Node[];
  extends: Node[];
  body: { body: Node[] };
};
type Declarations = Map<string, Node>;
export type Declared = { type: Node; scope: string[]; all: Declarations };

const read = (file: string): string =>
  readFileSync(new URL(`../../node_modules/stripe/esm/${file}.d.ts`, import.meta.url), "utf8");

/** A declared type of a resource's file: `declared("Checkout/Sessions", "Checkout.SessionCreateParams")`. */
export function declared(file: string, name: string): Declared {
  const all: Declarations = new Map();
  for (const each of ["lib", "shared", `resources/${file}`])
    collect(parseSync(read(each), { syntax: "typescript" }).body as unknown as Node[], [], all);
  if (!all.has(name)) throw new Error(`${file} declares no ${name}`);
  return { type: reference(name), scope: [], all };
}

const reference = (name: string) =>
  ({ type: "TsTypeReference", typeName: { type: "Identifier", value: name } }) as Node;

function collect(body: Node[], scope: string[], all: Declarations): void {
  for (const item of body) {
    const node = item.declaration ?? item;
    const name = [...scope, node.id?.value].join(".");
    if (node.type === "TsModuleDeclaration") collect(node.body.body, [...scope, node.id.value], all);
    else if (/^Ts(Interface|TypeAlias)Declaration$/.test(node.type)) all.set(name, node);
  }
}

const nameOf = (node: Node): string =>
  node.type === "TsQualifiedName" ? `${nameOf(node.left)}.${node.right.value}` : node.value;

/** A name means the innermost declaration around it. Undefined for what another file declares. */
function find({ all, scope }: Declared, name: string): Declared | undefined {
  for (let depth = scope.length; depth >= 0; depth--) {
    const path = [...scope.slice(0, depth), ...name.split(".")];
    const type = all.get(path.join("."));
    if (type) return { all, type, scope: path.slice(0, -1) };
  }
  return undefined;
}

type Field = { name: string; isOptional: boolean; of: Declared };

function fieldsOf(declaration: Declared): { fields: Field[]; isOpen: boolean } {
  const members = declaration.type.body.body;
  const inherited = (declaration.type.extends ?? []).flatMap(({ expression }) => {
    const parent = find(declaration, nameOf(expression));
    return parent ? fieldsOf(parent).fields : [];
  });
  const own = members
    .filter(({ type }) => type === "TsPropertySignature")
    .map(({ key, optional, typeAnnotation }) => ({
      name: key.value,
      isOptional: optional,
      of: { ...declaration, type: typeAnnotation.typeAnnotation },
    }));
  return { fields: [...inherited, ...own], isOpen: members.some(({ type }) => type === "TsIndexSignature") };
}

/** What is wrong with a value that came as a form, in which all is text; empty when it is as declared. */
export function problemsOf(value: unknown, of: Declared, path = ""): string[] {
  const { type } = of;
  switch (type.type) {
    case "TsTypeReference": {
      const name = nameOf(type.typeName);
      if (name === "Array") return listProblems(value, { ...of, type: type.typeParams.params[0] }, path);
      if (name === "Emptyable" || name === "Stripe.Emptyable")
        return value === "" ? [] : problemsOf(value, { ...of, type: type.typeParams.params[0] }, path);
      const found = find(of, name);
      return found ? problemsOf(value, found, path) : [`${path}: ${name} is not declared here`];
    }
    case "TsTypeAliasDeclaration":
      return problemsOf(value, { ...of, type: type.typeAnnotation }, path);
    case "TsInterfaceDeclaration":
      return objectProblems(value, of, path);
    case "TsUnionType": {
      // `OtherString` lets programs read values that are newer than the library; what is sent must be one of those that it knows.
      const known = type.types.filter((each) => each.typeName?.value !== "OtherString");
      const tried = known.map((each) => problemsOf(value, { ...of, type: each }, path));
      return tried.some(({ length }) => length === 0) ? [] : (tried[0] ?? []);
    }
    case "TsLiteralType":
      return value === String(type.literal.value) ? [] : [`${path}: ${value} is none of the values that Stripe knows`];
    case "TsArrayType":
      return listProblems(value, { ...of, type: type.elemType }, path);
    default:
      return keywordProblems(value, type.kind, path);
  }
}

function keywordProblems(value: unknown, kind: string, path: string): string[] {
  const forms: Record<string, RegExp> = { number: /^-?\d+(\.\d+)?$/, boolean: /^(true|false)$/, string: /^/ };
  const isSo = typeof value === "string" && forms[kind]?.test(value);
  return isSo ? [] : [`${path}: no ${kind}`];
}

function listProblems(value: unknown, of: Declared, path: string): string[] {
  if (!Array.isArray(value)) return [`${path}: no list`];
  return value.flatMap((each, index) => problemsOf(each, of, `${path}[${index}]`));
}

function objectProblems(value: unknown, of: Declared, path: string): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [`${path}: no object`];
  const { fields, isOpen } = fieldsOf(of);
  const unknown = Object.keys(value).filter((name) => !isOpen && !fields.some((field) => field.name === name));
  const wrong = fields.flatMap(({ name, isOptional, of: declaredAs }) => {
    const given = (value as Record<string, unknown>)[name];
    if (given === undefined) return isOptional ? [] : [`Missing required param: ${path}${path && "."}${name}.`];
    return problemsOf(given, declaredAs, `${path}${path && "."}${name}`);
  });
  return [...unknown.map((name) => `Received unknown parameter: ${path}${path && "."}${name}`), ...wrong];
}

/** An object of the declared shape: each field that Stripe always sends, null where it may be, else the first value that fits. */
export function exampleOf(of: Declared): unknown {
  const { type } = of;
  switch (type.type) {
    case "TsTypeReference": {
      const name = nameOf(type.typeName);
      if (name === "Array" || name === "ApiList") return name === "Array" ? [] : { object: "list", data: [] };
      const found = find(of, name);
      return found ? exampleOf(found) : {};
    }
    case "TsTypeAliasDeclaration":
      return exampleOf({ ...of, type: type.typeAnnotation });
    case "TsInterfaceDeclaration":
      return Object.fromEntries(
        fieldsOf(of).fields.flatMap(({ name, isOptional, of: field }) =>
          isOptional ? [] : [[name, exampleOf(field)]],
        ),
      );
    case "TsUnionType":
      return type.types.some(({ kind }) => kind === "null") ? null : exampleOf({ ...of, type: type.types[0] as Node });
    case "TsLiteralType":
      return type.literal.value;
    case "TsArrayType":
      return [];
    default:
      return { string: "text", number: 0, boolean: false }[type.kind as string] ?? null;
  }
}
