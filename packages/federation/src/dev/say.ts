import process from 'node:process';

/** First where it listens, then how each compilation went. */
export type SaidByRemote = { port: number } | { compiled: { ms: number; errors: string | null } };

/** To the process that began this one. */
export const say = (said: SaidByRemote) => process.send?.(said);
