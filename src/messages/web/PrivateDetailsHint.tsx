import { Alert, Text } from "@mantine/core";
import { privateDetailsIn } from "../private-details.ts";
import { texts } from "./texts.ts";

const privateDetailsWords = texts.privateDetails;

/** Only warns; the writer may send contacts or payment details. */
export function PrivateDetailsHint({ body }: { body: string }) {
  const names = privateDetailsIn(body).map((detail) => privateDetailsWords.names[detail]);
  return (
    <div role="status">
      {names.length > 0 && (
        <Alert color="yellow" variant="light">
          <Text fw={600}>{privateDetailsWords.title(names)}</Text>
          {privateDetailsWords.text}
        </Alert>
      )}
    </div>
  );
}
