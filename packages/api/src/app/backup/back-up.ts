import type { Services } from '../../platform/services';
import { writeBackup } from './write-backup';

declare module '../../platform/queue/jobs' {
  interface Jobs {
    backup: Record<string, never>;
  }
}

/**
 * The job that copies the embedded database to `backups/<time>.tar.gz` in the data directory, and vacuums it. Does nothing on PostgreSQL,
 * where the installation schedules `npm run backup` itself and autovacuum runs.
 */
export const backUp =
  ({ database, env, clock, log }: Pick<Services, 'database' | 'env' | 'clock' | 'log'>) =>
  async (): Promise<void> => {
    const { dump } = database;
    if (!dump) return;
    try {
      // Flushes memory to the files first, so that opening the copy needs little recovery.
      await database.query('checkpoint');
      await writeBackup({ env, clock }, 'nightly', { dump });
      await database.query('vacuum (analyze)');
    } catch (error) {
      log.error(error, 'The daily backup failed');
      // Lets the queue retry.
      throw error;
    }
  };
