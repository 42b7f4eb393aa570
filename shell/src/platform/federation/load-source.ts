import type { RemoteSource } from './remote-source';

/** Brings the federation's runtime. It comes with the first remote: no page of the shell's own needs it. */
export const loadSource = async (): Promise<RemoteSource> => (await import('#remote-source')).remoteSource;
