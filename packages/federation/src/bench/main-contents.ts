import { moduleName } from './modules';
import { readSourceMap } from './source-map';

/** The library or folder that a module belongs to: `react-dom`, `shared/list`, `jobs/features`. */
export function groupOf(module: string): string {
  const parts = module.replace(/^npm:|^packages\/|^remotes\//, '').split('/');
  if (module.startsWith('npm:')) return parts.slice(0, parts[0]?.startsWith('@') ? 2 : 1).join('/');
  return parts
    .filter((part) => part !== 'src')
    .slice(0, 2)
    .join('/');
}

/** Number of groups listed for a file. */
const NAMED = 3;

/**
 * The main contents of a file, largest first, to make a list of chunks readable.
 * @param folder of the package that was built, under the root
 */
export async function mainContents(file: string, folder: string): Promise<string[]> {
  const { sources, sourcesContent = [] } = await readSourceMap(file);
  const sizes = new Map<string, number>();
  sources.forEach((source, index) => {
    const group = groupOf(moduleName(source, folder));
    sizes.set(group, (sizes.get(group) ?? 0) + (sourcesContent[index]?.length ?? 0));
  });
  const biggest = [...sizes].sort(([, a], [, b]) => b - a);
  return biggest.slice(0, NAMED).map(([group]) => group);
}
