import type { StatsCompilation } from '@rspack/core';

/** The options for rspack's statistics, as they are read here. */
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

/** The files of an exposed module: those of the chunk group with its name. */
export const filesOfExpose = (stats: StatsCompilation, chunkName: string): string[] =>
  (stats.namedChunkGroups?.[chunkName]?.assets ?? []).map(({ name }) => name).filter(isCode);

/**
 * The files that a dynamic import loads, by the request as written in the source.
 * @param importer the file that contains the import. Without it, equal requests of different files are not distinguished
 */
export function filesOfImport(stats: StatsCompilation, request: string, importer = ''): string[] {
  const chunks = (stats.chunks ?? []).filter((chunk) =>
    chunk.origins?.some((origin) => origin.request === request && origin.moduleIdentifier?.includes(importer)),
  );
  return [...new Set(chunks.flatMap((chunk) => chunk.files ?? []))].filter(isCode);
}

/** Scripts of workers, built from files such as `sum.worker.ts`. */
export const workersIn = (stats: StatsCompilation): string[] =>
  (stats.assets ?? []).map(({ name }) => name).filter((name) => /\.worker\.[0-9a-f]{8}\.js$/.test(name));

/** Every module, including concatenated ones. */
const allModules = (stats: StatsCompilation) => (stats.modules ?? []).flatMap((module) => [module, ...(module.modules ?? [])]);

/** Sentences for entries of the shared package that a remote bundles itself, because they are not in the list of shared modules. */
export function ownCopies(stats: StatsCompilation): string[] {
  const entries = allModules(stats).map(({ name }) => /packages\/shared\/src\/([\w-]+)\//.exec(name ?? '')?.[1]);
  const own = [...new Set(entries)].filter((entry) => entry !== undefined);
  return own.map(
    (entry) => `it bundles its own copy of @careloom/shared/${entry}; list that entry in federation/src/base/shared-modules.ts`,
  );
}

/** The exports of a source module, by its path under the package; null if the build does not contain it. */
export function exportsOf(stats: StatsCompilation, file: string): string[] | null {
  const found = allModules(stats).find((module) => module.name?.startsWith(`./${file}.ts`) && Array.isArray(module.providedExports));
  return found ? (found.providedExports ?? []) : null;
}
