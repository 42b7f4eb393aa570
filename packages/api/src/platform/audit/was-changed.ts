import { getTableName, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { auditEntries } from '../db/schema/audit';

/** SQL condition: whether a row was updated since it was created. @param id the row's id column */
export const wasChanged = (table: PgTable, id: SQLWrapper): SQL => sql`exists (
  select 1 from ${auditEntries}
  where ${auditEntries.record} = ${getTableName(table)} and ${auditEntries.record_id} = ${id}::text and ${auditEntries.action} = 'update')`;
