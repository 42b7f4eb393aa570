import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Prefix of the global that holds a remote's container, as in the shell's loader (`load-entry.ts`). */
export const CONTAINER_PREFIX = 'careloomRemote_';

let known: ReadonlySet<string> | null = null;

/** Names that exist in a page before our scripts run: those of browser APIs and of the language. */
function globalsOfPage(): ReadonlySet<string> {
  if (known) return known;
  const file = createRequire(import.meta.url).resolve('typescript/lib/lib.dom.d.ts');
  const declared = [...readFileSync(file, 'utf8').matchAll(/^declare (?:var|const|let|function) (\w+)/gm)].map(([, name]) => name ?? '');
  known = new Set([...declared, ...Object.getOwnPropertyNames(globalThis)]);
  return known;
}

/** Why a remote cannot have this name, as a sentence; null if it can. Releases from before the prefix used the bare name as the global. */
export function nameTakenByPage(name: string): string | null {
  return globalsOfPage().has(name) ? `${name} is the name of something that every page has: another name keeps the page whole` : null;
}
