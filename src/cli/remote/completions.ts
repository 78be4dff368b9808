import { actionsOf, type Noun, nouns } from "./nouns.ts";
import { commandOf } from "./operation-options.ts";
import { RemoteError } from "./terminal.ts";

const scripts: Readonly<Record<string, string>> = {
  bash: `_byline() { COMPREPLY=($(compgen -W "$(byline complete "\${COMP_WORDS[@]:1:COMP_CWORD-1}")" -- "\${COMP_WORDS[COMP_CWORD]}")); }
complete -o default -F _byline byline`,
  zsh: `#compdef byline
_byline() { compadd -- \${(f)"$(byline complete "\${(@)words[2,CURRENT-1]}")"}; }
compdef _byline byline`,
  fish: `complete -c byline -f -a '(byline complete (commandline -opc)[2..])'`,
};

/** A script for a shell: \`source <(byline completions bash)\`. */
export function completionScript(shell: string | undefined): string {
  const script = shell !== undefined && Object.hasOwn(scripts, shell) ? scripts[shell] : undefined;
  if (script) return script;
  throw new RemoteError(`Name a shell: ${Object.keys(scripts).join(", ")}.`, 2);
}

/** The words that may follow those that were typed. */
export async function nextWords(typed: string[], commands: readonly string[]): Promise<string[]> {
  const [command, action] = typed;
  if (command === undefined) return [...commands];
  if (!Object.hasOwn(nouns, command)) return [];
  const noun: Noun = nouns[command as keyof typeof nouns];
  const actions = new Map(actionsOf(await noun.load()));
  const operation = actions.get(action ?? "") ?? (action?.startsWith("-") ? actions.get("list") : undefined);
  if (!operation) return [...actions.keys(), "--help"];
  return Object.keys(commandOf(operation).options).map((name) => `--${name}`);
}
