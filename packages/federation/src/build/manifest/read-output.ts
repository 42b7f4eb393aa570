import type { StatsCompilation } from '@rspack/core';

/** What of rspack's statistics is read here; ask for it with these options. */
export const STATS_OPTIONS = {
  all: false,
  assets: true,
  chunks: true,
  chunkGroups: true,
  chunkOrigins: true,
  modules: true,
  providedExports: true,
  ids: true,
  nestedModules: true,
  modulesSpace: Infinity,
  chunkModulesSpace: Infinity,
} as const;

const isCode = (file: string) => /\.(js|css)$/.test(file);

/** Files of an exposed module: those of the chunk group that bears its name. */
export const filesOfExpose = (stats: StatsCompilation, chunkName: string): string[] =>
  (stats.namedChunkGroups?.[chunkName]?.assets ?? []).map(({ name }) => name).filter(isCode);

/**
 * Files that a dynamic import loads, by the request as it is written in the source.
 * @param importer the file that has the import. Without it two requests of the same spelling are not told apart
 */
export function filesOfImport(stats: StatsCompilation, request: string, importer = ''): string[] {
  const chunks = (stats.chunks ?? []).filter((chunk) =>
    chunk.origins?.some((origin) => origin.request === request && origin.moduleIdentifier?.includes(importer)),
  );
  return [...new Set(chunks.flatMap((chunk) => chunk.files ?? []))].filter(isCode);
}

/** Scripts of workers: what a file `sum.worker.ts` became. */
export const workersIn = (stats: StatsCompilation): string[] =>
  (stats.assets ?? []).map(({ name }) => name).filter((name) => /\.worker\.[0-9a-f]{8}\.js$/.test(name));

/** Every module, also those that were joined into one. */
const allModules = (stats: StatsCompilation) => (stats.modules ?? []).flatMap((module) => [module, ...(module.modules ?? [])]);

/** Entries of the shared package that a remote bundles for itself, because the policy does not share them: sentences. */
export function ownCopies(stats: StatsCompilation): string[] {
  const entries = allModules(stats).map(({ name }) => /packages\/shared\/src\/([\w-]+)\//.exec(name ?? '')?.[1]);
  const own = [...new Set(entries)].filter((entry) => entry !== undefined);
  return own.map(
    (entry) => `it bundles its own copy of @careloom/shared/${entry}; list that entry in federation/src/base/shared-modules.ts`,
  );
}

/** Names that a source module exports, by its path under the package; null where the build holds no such module. */
export function exportsOf(stats: StatsCompilation, file: string): string[] | null {
  const found = allModules(stats).find((module) => module.name?.startsWith(`./${file}.ts`) && Array.isArray(module.providedExports));
  return found ? (found.providedExports ?? []) : null;
}
