/** What goes with a call that a captcha guards. The widget puts its own answer here; elsewhere there is none. */
export const captcha = { answer: (): { captchaToken?: string } => ({}) };
