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

/** Files that a dynamic import loads, by the request as it is written in the source. Two of the same spelling are not told apart. */
export function filesOfImport(stats: StatsCompilation, request: string): string[] {
  const chunks = (stats.chunks ?? []).filter((chunk) => chunk.origins?.some((origin) => origin.request === request));
  return [...new Set(chunks.flatMap((chunk) => chunk.files ?? []))].filter(isCode);
}

/** Names that a source module exports, by its path under the package; null where the build holds no such module. */
export function exportsOf(stats: StatsCompilation, file: string): string[] | null {
  const all = (stats.modules ?? []).flatMap((module) => [module, ...(module.modules ?? [])]);
  const found = all.find((module) => module.name?.startsWith(`./${file}.ts`) && Array.isArray(module.providedExports));
  return found ? (found.providedExports ?? []) : null;
}
