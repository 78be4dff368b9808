import { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
/** Sign-up and sign-in need both (R5.5); the auth service checks the password's strength. */
export const credentials = z.object({
  email: z.string().trim().min(1, messages.required).pipe(z.email()),
  password: z.string().min(1, messages.required),
});
