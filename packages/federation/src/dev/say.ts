import process from 'node:process';
import type { SaidByRemote } from './start-remote';

/** To the process that began this one. */
export const say = (said: SaidByRemote) => process.send?.(said);
