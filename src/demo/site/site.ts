import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Reader } from "#platform/database/database.ts";
import { outletPage } from "./page.ts";
import { findStory, type PageState, type Story } from "./stories.ts";

/**
 * Outlets' own sites, on this machine's loopback: a server that only looks reach, by the names of the demo's hosts. A
 * restart puts back what somebody broke before it was online.
 */
export class DemoSite {
  readonly #changed = new Map<string, PageState>();
  readonly #names: string[];
  readonly #program: string;
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.writeHead(500).end());
  });
  #reader: Reader | undefined;

  private constructor(names: string[], program: string) {
    this.#names = [...names, program];
    this.#program = program;
  }

  /** `program` is the host of somebody's own program, which takes events. */
  static async open(names: string[], program: string): Promise<DemoSite> {
    const site = new DemoSite(names, program);
    await new Promise<void>((resolve) => site.#server.listen(0, "127.0.0.1", resolve));
    site.#server.unref();
    return site;
  }

  /** Where each host is found, as `LINK_CHECK_HOSTS` says it. */
  get hosts(): [string, string][] {
    const { port } = this.#server.address() as AddressInfo;
    return this.#names.map((name) => [name, `127.0.0.1:${port}`]);
  }

  read(reader: Reader): void {
    this.#reader = reader;
  }

  stateOf({ id, seen }: Story): PageState {
    return this.#changed.get(id) ?? seen;
  }

  change({ id }: Story, state: PageState): void {
    this.#changed.set(id, state);
  }

  /** Once a look has seen it, every process's site shows it so. */
  forget({ id }: Story): void {
    this.#changed.delete(id);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, url = "/" } = request;
    const host = headers.host?.replace(/:\d+$/, "") ?? "";
    if (host === this.#program) {
      request.resume();
      response.writeHead(200, { "content-type": "application/json" }).end('{"filed":true}');
      return;
    }
    const number = /^\/stories\/(\w+)$/.exec(url)?.[1];
    const story = number && this.#reader && (await findStory(this.#reader, host, number));
    const state = story ? this.stateOf(story) : "gone";
    if (!this.#names.includes(host) || (url !== "/" && state === "gone")) {
      response.writeHead(404, { "content-type": "text/html" }).end("Not here");
      return;
    }
    const shown = story
      ? outletPage({ ...story, text: story.content, isWithoutLinks: state === "without link" })
      : outletPage({ outlet: host, text: "<p>Today's news.</p>", isWithoutLinks: false });
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(shown.text);
  }
}
