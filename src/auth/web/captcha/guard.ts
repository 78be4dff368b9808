/** The widget replaces `answer`; without a captcha there is none. */
export const captcha = { answer: (): { captchaToken?: string } => ({}) };
