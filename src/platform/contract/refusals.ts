import type { z } from "zod";
import type { Product } from "./resource.ts";

/** The calls that answer a refusal by their kind, whatever they do. */
export type RefusedCalls = "every" | "change" | "money" | "freshProof" | "operator";

/** A refusal as programs know it. */
export type RefusalEntry = {
  /** Its HTTP status; several where calls differ. */
  status: number | readonly number[];
  /** Further statuses at the sign-in service, which has a protocol of its own. */
  atSignIn?: readonly number[];
  /** A sentence for whoever writes a program. */
  means: string;
  /** Without it only the calls that name the refusal answer it. */
  of?: RefusedCalls;
};

/** Refusals by their codes. Every module keeps its own list; `src/refusals.ts` puts them together. */
export type RefusalList = Readonly<Record<string, RefusalEntry>>;

/** Problems of one field by their codes, with a sentence each. */
export type ViolationList = Readonly<Record<string, string>>;

type Listed = Product["refusals"];
export type RefusalCode = keyof Listed & string;
export type ViolationCode = keyof Product["violations"] & string;

type EachOf<Status> = Status extends readonly (infer Each extends number)[] ? Each : Status;
type AtSignIn<Entry> = Entry extends { atSignIn: infer Statuses } ? EachOf<Statuses> : never;

/** The statuses that the list gives a code. */
export type RefusalStatus<Code extends RefusalCode> = EachOf<Listed[Code]["status"]> | AtSignIn<Listed[Code]>;

/** The codes that the list gives a status. */
export type RefusalCodeOf<Status extends number> = {
  [Code in RefusalCode]: Status extends RefusalStatus<Code> ? Code : never;
}[RefusalCode];

/** Refusals of the HTTP framework that reach a caller, in its own words. */
export const frameworkRefusals = {
  fst_err_ctp_body_too_large: { status: 413, means: "The body is larger than a call may be." },
  fst_err_ctp_invalid_content_length: { status: 400, means: "The body is not as long as its header says." },
  fst_err_ctp_invalid_media_type: { status: 415, means: "The body has a type that no call takes." },
  fst_err_ctp_empty_type: { status: 415, means: "The body has no type." },
  fst_err_bad_url: { status: 400, means: "The address can't be decoded." },
  fst_err_max_param_length: { status: 414, means: "An id in the address is too long." },
  fst_files_limit: { status: 413, means: "The form holds more files than the call takes." },
  fst_fields_limit: { status: 413, means: "The form holds more fields than the call takes." },
  fst_parts_limit: { status: 413, means: "The form holds more parts than the call takes." },
  fst_req_file_too_large: { status: 413, means: "A file of the form is larger than the call takes." },
  fst_proto_violation: { status: 400, means: "The form names a field that JavaScript keeps for itself." },
} as const satisfies RefusalList;

/** The framework refuses a call with any of these. */
const unreadableStatuses: readonly number[] = [400, 404, 405, 406, 408, 411, 413, 414, 415, 417, 431];

/** Refusals that know no noun. */
export const platformRefusals = {
  ...frameworkRefusals,
  bad_json: { status: 400, means: "The body is not valid JSON, or holds text that can't be kept.", of: "change" },
  bad_multipart: { status: 400, means: "The form has no boundary or is cut off." },
  bad_query: { status: 400, means: "A parameter of the address has a wrong value.", of: "every" },
  bad_request: { status: unreadableStatuses, means: "The request can't be read." },
  changed_meanwhile: {
    status: [409, 412],
    means: "Somebody changed the object since it was read; with `If-Match` the status is 412.",
    of: "change",
  },
  disk_full: { status: 503, means: "The server has no room left and kept nothing; try again later.", of: "change" },
  fault: { status: 500, means: "Byline failed; its log names the call by `requestId`.", of: "every" },
  files_full: { status: 409, means: "The uploader's room for files is used up." },
  idempotency_key_in_use: { status: 409, means: "The first call with this key is still running.", of: "change" },
  idempotency_key_malformed: { status: 400, means: "The key is empty, too long or has odd characters.", of: "change" },
  idempotency_key_missing: { status: 400, means: "The call moves money and carries no key.", of: "money" },
  idempotency_key_reused: { status: 422, means: "The key was sent with another call before.", of: "change" },
  invalid: { status: 422, means: "The input breaks rules; `violations` names each field.", of: "change" },
  method_not_allowed: { status: 405, means: "The address takes other methods; the header `Allow` names them." },
  no_permissions: { status: 403, means: "The caller's role or token does not allow the call.", of: "every" },
  no_sealing_key: { status: 503, means: "The installation has no key to encrypt documents with." },
  not_found: { status: 404, means: "The object does not exist, or not for this caller.", of: "every" },
  overloaded: { status: 503, means: "The server has too much to do; try again in seconds.", of: "every" },
  rate_limited: {
    status: 429,
    means: "The caller made too many calls; `Retry-After` says when to go on.",
    of: "every",
  },
  scanner_silent: { status: 503, means: "The virus scanner does not answer; try again in minutes." },
  sealed_otherwise: { status: 503, means: "The document was encrypted with another key than the installation has." },
  too_large: { status: 413, means: "The file is larger than the call takes." },
  too_long: { status: 503, means: "The PDF takes too long to write; narrow what it shows." },
  too_many_rows: { status: 422, means: "The list is longer than a file holds; filter it." },
  unavailable: { status: 503, means: "The database, or what the call needs besides, is away.", of: "every" },
  unknown_parameter: { status: 400, means: "The address names a parameter that the call does not know.", of: "every" },
  unsupported_media_type: { status: 415, means: "The body's type is not one that the call takes.", of: "change" },
} as const satisfies RefusalList;

/** Problems that schemas find. */
export const schemaViolations = {
  custom: "The value breaks a rule that the message names.",
  invalid_element: "A member of a set or map has a wrong value.",
  invalid_format: "The text has the wrong form, such as an address that is none.",
  invalid_key: "A name in an object is not one of those it takes.",
  invalid_type: "The field is missing or has a value of another type.",
  invalid_union: "The value fits none of the shapes that the field takes.",
  invalid_value: "The value is not one of those that the field takes.",
  not_multiple_of: "The number is no multiple of the step.",
  too_big: "The value is too large or too long.",
  too_small: "The value is too small or too short.",
  unrecognized_keys: "The input names a field that the call does not know.",
} as const satisfies Record<z.core.$ZodIssue["code"], string>;

export const platformViolations = {
  ...schemaViolations,
  damaged: "The image can't be decoded.",
  empty: "The file is empty.",
  file_name: "The file's name can't be kept.",
  harmful: "The virus scanner found something in the file.",
  invalid: "The value breaks a rule that the message names.",
  missing: "The value is missing.",
  pixels: "The image has too many pixels.",
  required: "The value is missing.",
  taken: "Another object has this value already.",
  type: "The file has a type that the call does not take.",
  unknown_file: "The file is not one that the caller uploaded, or is gone.",
  url: "The address is none.",
} as const satisfies ViolationList;
