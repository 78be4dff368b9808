import { Alert, Text } from "@mantine/core";
import { privateDetailsIn } from "../private-details.ts";
import { texts } from "./texts.ts";

const words = texts.privateDetails;

/** Only warns; the writer may send contacts or payment details. */
export function PrivateDetailsHint({ body }: { body: string }) {
  const names = privateDetailsIn(body).map((detail) => words.names[detail]);
  return (
    <div role="status">
      {names.length > 0 && (
        <Alert color="yellow" variant="light">
          <Text fw={600}>{words.title(names)}</Text>
          {words.text}
        </Alert>
      )}
    </div>
  );
}
