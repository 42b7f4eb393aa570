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

/** Deletes telemetry older than the panel can show. */
export const forgetObservations =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  async (): Promise<void> => {
    await db.delete(observations).where(lt(observations.created_at, new Date(clock.now().getTime() - WATCHED_HOURS * HOUR_MS)));
  };
