import path from 'node:path';
import type { Env } from './env';

/** The folder of the registry that this server serves. */
export const registryFolder = ({ registry, dataDir }: Pick<Env, 'registry' | 'dataDir'>): string =>
  path.resolve(registry ?? path.join(dataDir, 'registry'));
