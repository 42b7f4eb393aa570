import { WATCHED_HOURS } from '@careloom/contract/resources/delivery';
import { lt } from 'drizzle-orm';
import { observations } from '../../platform/db/schema/observations';
import type { Services } from '../../platform/services';

declare module '../../platform/queue/jobs' {
  interface Jobs {
    'forget-observations': Record<string, never>;
  }
}

const HOUR_MS = 3_600_000;

/** Deletes what browsers saw longer ago than the panel can look. */
export const forgetObservations =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  async (): Promise<void> => {
    await db.delete(observations).where(lt(observations.created_at, new Date(clock.now().getTime() - WATCHED_HOURS * HOUR_MS)));
  };
