import type { InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row to be written, with its id: rows refer to each other before they are written. */
export type Planned<Table extends PgTable> = InferInsertModel<Table> & { id: number };

/** All rows of a seed, in memory. Ids count up from 1 in each table. */
export class Plan {
  readonly #rows = new Map<PgTable, object[]>();

  /** Adds a row and returns it with its id. It may still be changed until the plan is written. */
  add<Table extends PgTable>(table: Table, row: InferInsertModel<Table>): Planned<Table> {
    const rows = this.of(table);
    const planned = { ...row, id: rows.length + 1 };
    rows.push(planned);
    return planned;
  }

  /** The rows of a table so far, in the order of insertion. */
  of<Table extends PgTable>(table: Table): Planned<Table>[] {
    const rows = this.#rows.get(table) ?? [];
    this.#rows.set(table, rows);
    return rows as Planned<Table>[];
  }
}
