/**
 * Every kind of job, by queue name, and what it carries. Whoever enqueues a kind adds it here by declaration merging, so that the queue
 * knows no part of the product.
 */
export interface Jobs {
  mail: { mailId: number };
}

/** When a job is done unasked, by queue name, as cron has it; null for one that is only enqueued. */
export type Queues = Readonly<Record<keyof Jobs, string | null>>;

/** A job that fails is tried again after some 5 seconds, then 10, 20, 40 and 80. */
export const RETRY = { retryLimit: 5, retryDelay: 5, retryBackoff: true } as const;

export type JobHandlers = { [Name in keyof Jobs]: (data: Jobs[Name]) => Promise<void> };
