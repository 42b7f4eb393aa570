import type { RemoteSource } from './remote-source';

/** Lazily loads the federation runtime, with the first remote: the shell's own pages do not need it. */
export const loadSource = async (): Promise<RemoteSource> => (await import('#remote-source')).remoteSource;
