import { sql } from 'drizzle-orm';
import { SOUGHT_ROWS } from '../../src/domain/reports/report-limit';
import type { Provoke } from './stage';

/**
 * Creates one expense more than a report may have, on a day without other expenses. The audit trigger is disabled meanwhile, because it
 * would add a row for each.
 */
export const longReport: Provoke = async (stage) => {
  const { db } = stage.world.api.services;
  const { job } = stage.world.mine;
  await db.execute(sql`alter table expenses disable trigger audit`);
  await db.execute(sql`insert into expenses (date, title, amount_cents, job_id, house_id, added_by_id)
    select '2031-01-01', 'Parking', 2400, ${job.id}, ${job.house_id}, ${stage.me.id} from generate_series(1, ${SOUGHT_ROWS}::int)`);
  const answer = await stage.ask({ kind: 'expense', from: '2031-01-01', format: 'csv' });
  await db.execute(sql`delete from expenses where date = '2031-01-01'`);
  await db.execute(sql`alter table expenses enable trigger audit`);
  return answer;
};
