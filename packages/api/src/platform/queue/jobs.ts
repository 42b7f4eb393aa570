/**
 * Every kind of job and its data, by queue name. The module that enqueues a kind adds it by declaration merging, so that the queue depends
 * on no part of the product.
 */
export interface Jobs {
  mail: { mailId: number };
}

/** The cron schedule of each queue; null for jobs that are only enqueued. */
export type Queues = Readonly<Record<keyof Jobs, string | null>>;

/** A failed job is retried after some 5 seconds, then 10, 20, 40 and 80. */
export const RETRY = { retryLimit: 5, retryDelay: 5, retryBackoff: true } as const;

export type JobHandlers = { [Name in keyof Jobs]: (data: Jobs[Name]) => Promise<void> };
