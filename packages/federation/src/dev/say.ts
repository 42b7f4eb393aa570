import process from 'node:process';

/** First the port, then the result of each compilation. */
export type SaidByRemote = { port: number } | { compiled: { ms: number; errors: string | null } };

/** Sends a message to the parent process. */
export const say = (said: SaidByRemote) => process.send?.(said);
