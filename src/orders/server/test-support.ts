import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, expect, vi } from "vitest";
import { fireDeadlines } from "../../../test/run-queue.ts";
import { aBooking, goodText, openTrade } from "../../../test/scene.ts";

type SiteScene = { page: string; pageHeaders: Record<string, string>; robotsTxt: string };

/** An installation with workers, where Ada books from Paul. This process serves Paul's outlet. */
export async function openPublications() {
  const { byline, ada, paul } = await openTrade({ work: true, env: { LINK_CHECK_HOSTS: "paul.example=127.0.0.1" } });
  const shown: SiteScene = { page: "", pageHeaders: {}, robotsTxt: "" };
  const site = createServer(({ url }, response) =>
    response
      .writeHead(200, { "content-type": "text/html", ...shown.pageHeaders })
      .end(url === "/robots.txt" ? shown.robotsTxt : shown.page),
  );
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  afterAll(async () => {
    site.close();
  });

  const publicationUrl = () => `http://paul.example:${(site.address() as AddressInfo).port}/news/roastery`;

  async function published() {
    const { id } = await aBooking(ada, paul.formatId);
    await ada.person.patch(`/api/orders/${id}`, goodText);
    expect((await ada.person.post(`/api/orders/${id}/send`, {})).body.status).toBe("sent");
    expect((await paul.person.post(`/api/orders/${id}/accept`, {})).body.status).toBe("accepted");
    const answer = await paul.person.post(`/api/orders/${id}/publish`, { publicationUrl: publicationUrl() });
    expect(answer.body).toMatchObject({ status: "published", publicationUrl: publicationUrl() });
    return id as string;
  }

  async function newestCheck(id: string) {
    return vi.waitFor(async () => {
      const { body } = await ada.person.get(`/api/link_checks?order=${id}`);
      expect(body["hydra:totalItems"]).toBeGreaterThan(0);
      return body["hydra:member"][0];
    }, 60_000);
  }

  const letDeadlinePass = (id: string) =>
    byline.database.writer.execute(
      sql`UPDATE publication_order SET deadline_at = now() - interval '1 minute' WHERE id = ${id}`,
    );

  return {
    byline,
    ada,
    paul,
    shown,
    publicationUrl,
    published,
    newestCheck,
    letDeadlinePass,
    fireDeadlines: () => fireDeadlines(byline),
  };
}
