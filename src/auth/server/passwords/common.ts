import { guessableForms } from "../../passwords.ts";

/** Read when the first password is chosen: a start need not wait for fifty thousand of them. */
let list: Promise<ReadonlySet<string>> | undefined;

const readList = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
};

/** A shorter word with digits behind it may stand for anything. */
const shortestForm = 4;

/** Whether guessing would reach the password by one of the fifty thousand that people choose most. */
export async function isCommon(password: string): Promise<boolean> {
  list ??= readList();
  const known = await list;
  return guessableForms(password).some((form) => form.length >= shortestForm && known.has(form));
}
