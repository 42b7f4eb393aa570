import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/transaction';
import { select } from './tables';

/**
 * For the rest of the transaction, disables our triggers (the audit is copied, not written again) and defers foreign key checks to its end,
 * so that tables can be copied in any order. The tables' owner is allowed to do so.
 * @returns a function that checks the references and restores everything
 */
export async function liftRules(tx: Tx): Promise<() => Promise<void>> {
  const tables = await names(tx, sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  const references = await select<{ name: string; on: string }>(
    tx,
    sql`
    select conname as name, conrelid::regclass::text as on from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable`,
  );
  const triggers = async (how: 'disable' | 'enable') => {
    for (const name of tables) await tx.execute(sql`alter table ${sql.identifier(name)} ${sql.raw(how)} trigger user`);
  };
  const checked = async (when: string) => {
    for (const { name, on } of references.rows) {
      await tx.execute(sql`alter table ${sql.raw(on)} alter constraint ${sql.identifier(name)} ${sql.raw(when)}`);
    }
  };
  await triggers('disable');
  await checked('deferrable initially deferred');
  return async () => {
    await tx.execute(sql`set constraints all immediate`);
    await checked('not deferrable');
    await triggers('enable');
  };
}

const names = async (tx: Tx, query: SQL) => (await select<{ name: string }>(tx, query)).rows.map(({ name }) => name);
