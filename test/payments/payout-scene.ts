import { post } from "../../src/wallet/server/commands/post.ts";
import { anIdentityOf, aPublisher, type Publisher } from "../scene.ts";
import type { TestServer } from "../server.ts";

export async function anEarner(byline: TestServer, name: string, amountCents: number): Promise<Publisher> {
  const publisher = await aPublisher(byline, name);
  const { organization } = publisher;
  await anIdentityOf(byline, organization, "approved");
  await byline.database.transaction((tx) =>
    post(tx, [
      {
        key: `earned:${organization}`,
        kind: "settle",
        entries: [
          { organizationId: null, account: "revenue", amountCents: -amountCents },
          { organizationId: organization, account: "earnings", amountCents },
        ],
      },
    ]),
  );
  return publisher;
}
