import type { Push } from '../realtime/push';

/** Every kind of job, by queue name, and what it carries. */
export interface Jobs {
  mail: { mailId: number };
  push: Push;
}

export type JobHandlers = { [Name in keyof Jobs]: (data: Jobs[Name]) => Promise<void> };
