/** Details that would move the conversation, or the payment, out of Byline. */
const privateDetails = ["email", "phone", "messenger", "bankAccount", "card", "wallet"] as const;
export type PrivateDetail = (typeof privateDetails)[number];

/** Kinds of contact and payment details in a text. Only warns (R10.0): many a text needs a press contact. */
export function privateDetailsIn(text: string): PrivateDetail[] {
  const withoutAddresses = text.replaceAll(webAddress, " ");
  return privateDetails.filter((detail) => finders[detail](detail === "messenger" ? text : withoutAddresses));
}

const webAddress = /\bhttps?:\/\/\S+/gi;

const finders: Record<PrivateDetail, (text: string) => boolean> = {
  email: (text) => /[\w.+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\w-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[a-z]{2,})+/i.test(text),
  phone: (text) => candidates(text, /\+?\(?\d[\d\s().-]{7,20}\d/g).some(isPhone),
  messenger: (text) =>
    /\b(?:t|wa|m|signal)\.me\/\w/i.test(text) ||
    /\b(?:telegram|whats\s?app|skype|viber|we\s?chat|signal|discord)\b[^.\n]{0,30}(?:@\w{3,}|\+?\d{6,}|live:\w+)/i.test(
      text,
    ),
  bankAccount: (text) => candidates(text, /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{1,4}){3,8}\b/g).some(isIban),
  card: (text) => candidates(text, /\b(?:\d[ -]?){12,18}\d\b/g).some(isCard),
  wallet: (text) =>
    /\b(?:0x[a-f0-9]{40}|bc1[a-z0-9]{25,60}|[13][a-km-zA-HJ-NP-Z1-9]{25,34}|T[A-Za-z1-9]{33})\b/.test(text) ||
    /\bpaypal\.me\/\w|\b(?:paypal|wise|revolut|payoneer)\b[^.\n]{0,40}@/i.test(text),
};

const candidates = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];
const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** Days, counts and ISBNs look alike: a phone number has a plus, brackets, or a few groups. */
function isPhone(candidate: string): boolean {
  const digits = digitsOf(candidate);
  if (digits.length < 8 || digits.length > 15 || isCard(candidate)) return false;
  const looksLikeDay = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/.test(candidate);
  if (looksLikeDay) return false;
  return /^\+|\(/.test(candidate) || (digits.length <= 12 && candidate.trim().split(/[\s.-]+/).length >= 3);
}

/** ISO 7064, modulo 97. */
function isIban(candidate: string): boolean {
  const account = candidate.replaceAll(" ", "");
  if (account.length < 15 || account.length > 34) return false;
  const turned = account.slice(4) + account.slice(0, 4);
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Luhn's sum. */
function isCard(candidate: string): boolean {
  const digits = digitsOf(candidate);
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
