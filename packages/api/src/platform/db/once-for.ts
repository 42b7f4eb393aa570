import type { Db } from './database';

/** What is put together once for a database: a statement that every request asks, whose plan PostgreSQL keeps. */
export function onceFor<Made>(make: (db: Db) => Made): (db: Db) => Made {
  const made = new WeakMap<Db, Made>();
  return (db) => {
    const present = made.get(db) ?? make(db);
    made.set(db, present);
    return present;
  };
}
