import { getTableName, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { auditEntries } from '../db/schema/audit';

/** For a condition: whether the record of a row was changed since it was made. @param id the column of its id */
export const wasChanged = (table: PgTable, id: SQLWrapper): SQL => sql`exists (
  select 1 from ${auditEntries}
  where ${auditEntries.record} = ${getTableName(table)} and ${auditEntries.record_id} = ${id}::text and ${auditEntries.action} = 'update')`;
