import type { Db } from './database';

/** Caches one value per database, such as a prepared statement that every request runs and whose plan PostgreSQL keeps. */
export function onceFor<Made>(make: (db: Db) => Made): (db: Db) => Made {
  const made = new WeakMap<Db, Made>();
  return (db) => {
    const present = made.get(db) ?? make(db);
    made.set(db, present);
    return present;
  };
}
