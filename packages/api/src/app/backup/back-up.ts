import type { Services } from '../../platform/services';
import { writeBackup } from './write-backup';

declare module '../../platform/queue/jobs' {
  interface Jobs {
    backup: Record<string, never>;
  }
}

/**
 * The job that copies the embedded database to `backups/<time>.tar.gz` in the data directory, and tidies the database. On PostgreSQL
 * it does nothing: an installation that has one has a schedule for `npm run backup`, and autovacuum tidies.
 */
export const backUp =
  ({ database, env, clock, log }: Pick<Services, 'database' | 'env' | 'clock' | 'log'>) =>
  async (): Promise<void> => {
    const { dump } = database;
    if (!dump) return;
    try {
      // What is in memory only goes to the files first: opening the copy then has little to do again.
      await database.query('checkpoint');
      await writeBackup({ env, clock }, 'nightly', { dump });
      await database.query('vacuum (analyze)');
    } catch (error) {
      log.error(error, 'The daily backup failed');
      // So that the queue tries it again.
      throw error;
    }
  };
