/** Days that the trail of agents' calls is kept. */
export const agentCallDays = 365;

const appMax = 120;

type NamedProgram = { name: string; version: string; title?: string | undefined };

/** Names a program by its own words; older clients name themselves in their first exchange alone, then the user agent stands for them. */
export function appName(client: NamedProgram | undefined, userAgent: string): string {
  const named = client ? `${client.title ?? client.name} ${client.version}` : userAgent;
  return (
    named
      .replaceAll(/[^\x20-\x7e]/g, "")
      .trim()
      .slice(0, appMax) || "unknown"
  );
}
