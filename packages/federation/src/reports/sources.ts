import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SINGLE_LIBRARIES, sharedVersions } from '../base/shared-modules';
import { ROOT } from '../base/workspace';
import { contractFacts } from './contract/contract-facts';
import type { Fact } from './facts/fact';
import type { Reported } from './reported';
import { tokenFacts } from './token-facts';
import { entryFacts, type Entry } from './types/entry-facts';
import { exportNames, listedNames } from './types/export-names';
import { programOf, type Overlay } from './types/program';

const PACKAGES = path.join(ROOT, 'packages');
const SHARED = path.join(PACKAGES, 'shared/src');
const CONTRACT = path.join(PACKAGES, 'contract/src');

/** Shown while developing, and part of no page. */
const NOT_SHARED = ['gallery'];

export const sharedEntries = (): Entry[] =>
  readdirSync(SHARED)
    .map((name) => ({ name, file: path.join(SHARED, name, 'index.ts') }))
    .filter(({ name, file }) => !NOT_SHARED.includes(name) && existsSync(file));

/** Texts are bundled by who shows them, and nothing of another release asks for them at run time (ADR 0051). */
const isBundled = (file: string) => file.startsWith('messages/');

/** Folders of which every file is an entry are listed with a `*`. */
function contractEntries(): Entry[] {
  const { exports } = JSON.parse(readFileSync(path.join(PACKAGES, 'contract/package.json'), 'utf8')) as { exports: Record<string, string> };
  const isListed = (name: string) => `./${name}` in exports || `./${path.dirname(name)}/*` in exports;
  return readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !isBundled(file))
    .map((file) => ({ name: file.replace(/\.ts$/, ''), file: path.join(CONTRACT, file) }))
    .filter(({ name }) => isListed(name));
}

/** Majors of the libraries that exist once: another one is everybody's. */
const libraryFacts = (): Fact[] =>
  Object.entries(sharedVersions())
    .filter(([request]) => (SINGLE_LIBRARIES as readonly string[]).includes(request))
    .map(([request, version]) => ({
      ...{ owner: `library ${request}`, path: '', mode: 'fixed', optional: false },
      type: version.split('.')[0] ?? '',
    }));

/** What entries of `shared` are to others. @param overlay sources with other texts than on the disk */
export function factsOfShared(entries: readonly Entry[] = sharedEntries(), overlay?: Overlay): Fact[] {
  const program = programOf(
    entries.map(({ file }) => file),
    overlay,
  );
  return entryFacts(program, { folder: SHARED, workspace: PACKAGES, names: CONTRACT }, entries);
}

/** Everything that `shared` and `contract` are to others, as their sources say. */
export async function factsOfSources(): Promise<Record<Reported, Fact[]>> {
  const modules = contractEntries();
  const contract = programOf(modules.map(({ file }) => file));
  return {
    shared: [...factsOfShared(), ...libraryFacts(), ...(await tokenFacts())],
    contract: [...exportNames(contract, modules), ...listedNames(contract, CONTRACT, modules), ...(await contractFacts(CONTRACT))],
  };
}
