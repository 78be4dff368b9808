import { readCookie, writeCookie } from "#platform/web/cookies.ts";

const name = "single-keys";

/** Whether `?` and `/` are shortcuts; kept for 365 days and through sign-outs. */
export const areSingleKeysOn = (): boolean => readCookie(name) !== "off";

export const setSingleKeys = (isOn: boolean): void => writeCookie(name, isOn ? undefined : "off");
