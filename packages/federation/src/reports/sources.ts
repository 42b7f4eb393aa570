import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SINGLE_LIBRARIES, sharedVersions } from '../base/shared-modules';
import { ROOT } from '../base/workspace';
import { contractFacts } from './contract/contract-facts';
import type { Fact } from './facts/fact';
import type { Reported } from './released';
import { tokenFacts } from './token-facts';
import { entryFacts, type Entry } from './types/entry-facts';
import { exportNames, listedNames } from './types/export-names';
import { growingNames, type GrowingNames } from './types/growing-names';
import { programOf, type Overlay } from './types/program';

const PACKAGES = path.join(ROOT, 'packages');
const SHARED = path.join(PACKAGES, 'shared/src');
const CONTRACT = path.join(PACKAGES, 'contract/src');

export const sharedEntries = (): Entry[] =>
  readdirSync(SHARED)
    .map((name) => ({ name, file: path.join(SHARED, name, 'index.ts') }))
    .filter(({ file }) => existsSync(file));

/** Texts are bundled by the package that shows them; other releases do not request them at run time (ADR 0051). */
const isBundled = (file: string) => file.startsWith('messages/');

/** Expands entries with a `*`, where each file of a folder is an entry. */
function contractEntries(): Entry[] {
  const { exports } = JSON.parse(readFileSync(path.join(PACKAGES, 'contract/package.json'), 'utf8')) as { exports: Record<string, string> };
  const isListed = (name: string) => `./${name}` in exports || `./${path.dirname(name)}/*` in exports;
  return readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !isBundled(file))
    .map((file) => ({ name: file.replace(/\.ts$/, ''), file: path.join(CONTRACT, file) }))
    .filter(({ name }) => isListed(name));
}

/** Majors of the singleton libraries: a change affects everybody. */
const libraryFacts = (): Fact[] =>
  Object.entries(sharedVersions())
    .filter(([request]) => (SINGLE_LIBRARIES as readonly string[]).includes(request))
    .map(([request, version]) => ({
      ...{ owner: `library ${request}`, path: '', mode: 'fixed', optional: false },
      type: version.split('.')[0] ?? '',
    }));

/** The facts of the entries of `shared`. @param overlay replaced file contents */
export function factsOfShared(entries: readonly Entry[] = sharedEntries(), overlay?: Overlay): Fact[] {
  const program = programOf(
    entries.map(({ file }) => file),
    overlay,
  );
  return entryFacts(program, { folder: SHARED, workspace: PACKAGES, names: CONTRACT }, entries);
}

/** All facts of `shared` and `contract`, from their sources, and the lists of names that their types may have grown into. */
export async function factsOfSources(): Promise<Record<Reported, Fact[]> & { names: GrowingNames[] }> {
  const modules = contractEntries();
  const contract = programOf(modules.map(({ file }) => file));
  return {
    names: growingNames(contract, CONTRACT),
    shared: [...factsOfShared(), ...libraryFacts(), ...(await tokenFacts())],
    contract: [...exportNames(contract, modules), ...listedNames(contract, CONTRACT, modules), ...(await contractFacts(CONTRACT))],
  };
}
