import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readSourceMap } from './source-map';

/** Modules by name, with the packages whose output contains each. */
export type Modules = ReadonlyMap<string, ReadonlySet<string>>;

const INLINE = 'data:';
const IN_STORE = /^.*node_modules\/\.pnpm\/[^/]+\/node_modules\//;

/**
 * A module name that is the same in every build: the path under the root, or `npm:<package>/<path>`.
 * @param source as a source map spells it: `webpack://jobs/./src/app.tsx`
 * @param folder of the package that was built, under the root
 */
export function moduleName(source: string, folder: string): string {
  if (source.startsWith(INLINE)) return 'webpack/inline module of the federation plugin';
  // A remote's style sheet is a `css` module there, but part of a script in the single bundle.
  const name = source.replace(/^webpack:\/\/[^/]*\/(css )?/, '').replace(/\|.*$/, '');
  if (/^webpack\/|^chunk retry query/.test(name)) return name;
  return path.posix.join(folder, name).replace(IN_STORE, 'npm:');
}

/** Names of the modules in a file, from its source map. */
export async function modulesOfFile(file: string, folder: string): Promise<string[]> {
  const { sources } = await readSourceMap(file);
  return sources.map((source) => moduleName(source, folder));
}

/**
 * All modules in the output of some packages, after tree shaking.
 * @param packages output folders by the folder of the package
 */
export async function modulesOf(packages: Readonly<Record<string, string>>): Promise<Modules> {
  const modules = new Map<string, Set<string>>();
  for (const [folder, output] of Object.entries(packages)) {
    for (const file of (await readdir(output)).filter((name) => name.endsWith('.js'))) {
      for (const name of await modulesOfFile(path.join(output, file), folder)) {
        modules.set(name, (modules.get(name) ?? new Set()).add(folder));
      }
    }
  }
  return modules;
}
