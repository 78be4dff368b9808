import { guessableForms } from "../../passwords.ts";

/** Read at the first choice of a password, so that the start need not wait for fifty thousand. */
let list: Promise<ReadonlySet<string>> | undefined;

const readList = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
};

/** A shorter word with appended digits may stand for anything. */
const shortestForm = 4;

/** True for the fifty thousand most common passwords and their variations. */
export async function isCommon(password: string): Promise<boolean> {
  list ??= readList();
  const known = await list;
  return guessableForms(password).some((form) => form.length >= shortestForm && known.has(form));
}
