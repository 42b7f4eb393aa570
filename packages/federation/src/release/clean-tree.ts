import { ROOT } from '../base/workspace';
import { runTool } from './run-tool';

/** The git state of the sources. */
export interface Tree {
  /** Short hash of the commit; null if the sources are not a git checkout. */
  commit: string | null;
  /** Source files that differ from the commit. */
  changed: string[];
}

/** Number of files named in a sentence. */
const NAMED = 3;

/**
 * Compares sources with the commit.
 * @param places files and folders under the root
 */
export async function readTree(places: readonly string[], root = ROOT): Promise<Tree> {
  const head = await runTool('git', ['rev-parse', '--short', 'HEAD'], root);
  if (head.code !== 0) return { commit: null, changed: [] };
  const { output } = await runTool('git', ['status', '--porcelain', '--untracked-files=all', '--', ...places], root);
  return { commit: head.output, changed: output === '' ? [] : output.split('\n').map((line) => line.slice(2).trim()) };
}

/** Why the sources are not released, as a sentence; null if they are clean. */
export function describeUncommitted(name: string, { changed }: Tree): string | null {
  if (changed.length === 0) return null;
  const more = changed.length > NAMED ? ` and ${changed.length - NAMED} more` : '';
  const files = `${changed.slice(0, NAMED).join(', ')}${more}`;
  return `${name} is made from files that are not committed: ${files}. Commit them, so that what is served can be built again; --allow-dirty releases them all the same, and the audit says so.`;
}

/** How the audit names the sources. */
export const sourceName = ({ commit, changed }: Tree): string | undefined =>
  commit === null ? undefined : `${commit}${changed.length > 0 ? '+changes' : ''}`;
