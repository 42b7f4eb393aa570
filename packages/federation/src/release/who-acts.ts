import os from 'node:os';
import process from 'node:process';

/** The person named in the audit: `CARELOOM_BY`, which a pipeline sets to the person who started it, or the user of this machine. */
export const whoActs = (): string => process.env.CARELOOM_BY || `${os.userInfo().username}@${os.hostname()}`;
