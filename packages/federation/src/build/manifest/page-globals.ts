import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A remote's container stands in the page under this and its name, as the shell's loader expects it (`load-entry.ts`). */
export const CONTAINER_PREFIX = 'careloomRemote_';

let known: ReadonlySet<string> | null = null;

/** Names that a page has before any script of ours: those that browsers declare, and the language's own. */
function globalsOfPage(): ReadonlySet<string> {
  if (known) return known;
  const file = createRequire(import.meta.url).resolve('typescript/lib/lib.dom.d.ts');
  const declared = [...readFileSync(file, 'utf8').matchAll(/^declare (?:var|const|let|function) (\w+)/gm)].map(([, name]) => name ?? '');
  known = new Set([...declared, ...Object.getOwnPropertyNames(globalThis)]);
  return known;
}

/** Why a remote cannot have this name, as a sentence; null where it can. A remote of before containers had a prefix took its name in the page. */
export function nameTakenByPage(name: string): string | null {
  return globalsOfPage().has(name) ? `${name} is the name of something that every page has: another name keeps the page whole` : null;
}
