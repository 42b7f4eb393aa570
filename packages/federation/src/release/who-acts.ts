import os from 'node:os';
import process from 'node:process';

/** Whom the audit names: `CARELOOM_BY`, which a pipeline sets to the person behind it, or who is at this machine. */
export const whoActs = (): string => process.env.CARELOOM_BY || `${os.userInfo().username}@${os.hostname()}`;
