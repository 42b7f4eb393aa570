import path from 'node:path';
import type { Clock } from '../../platform/clock/clock';
import type { Database } from '../../platform/db/database';
import { openDatabase } from '../../platform/db/open';
import type { Env } from '../../platform/env/env';
import { writeBackup } from './write-backup';

interface Installation {
  env: Pick<Env, 'dataDir' | 'databaseUrl' | 'backUpBeforeMigration'>;
  clock: Clock;
  /** Called with the backup that was made before a migration. */
  onBackup?: (file: string) => void;
}

/**
 * Opens the database of an installation. Makes a backup before a migration changes existing data, unless the environment disables it.
 * @throws Error with a message for the operator; if the backup failed, nothing was migrated
 */
export const openData = ({ env, clock, onBackup }: Installation): Promise<Database> =>
  openDatabase(
    { url: env.databaseUrl, directory: path.join(env.dataDir, 'pg') },
    {
      beforeMigration: async (source) => {
        if (!env.backUpBeforeMigration) return;
        const file = await writeBackup({ env, clock }, 'before-migration', source).catch((error: unknown) => {
          const why = error instanceof Error ? error.message : String(error);
          throw new Error(
            `The database was not migrated, for no backup of it could be made: ${why} BACKUP_BEFORE_MIGRATION=0 migrates without one.`,
            { cause: error },
          );
        });
        onBackup?.(file);
      },
    },
  );
