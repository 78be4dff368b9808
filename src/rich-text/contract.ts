import { z } from "zod";
import { callsBelow } from "#platform/contract/plain-calls.ts";

/** Images of texts, avatars and logos. */
export const imageCalls = callsBelow("files", {
  create: {
    method: "POST",
    summary: "Upload an image; `url` is its path for texts, avatars and logos, `address` where it can be seen now",
    description:
      "Identified by its bytes and kept without metadata. Only its uploader sees it until something shows it.",
    permission: "order.write",
    takesFile: true,
    status: 201,
    answers: {
      schema: z.object({
        id: z.string(),
        url: z.string().describe("Its path, which texts, avatars and logos name."),
        address: z.string().describe("Its signed address, which ends within two hours."),
      }),
    },
  },
});
