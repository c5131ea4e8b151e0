import type { Db } from './Database.ts'

/**
 * A query of the builder that is built once for each database, and planned once by each connection to
 * PostgreSQL. Not for transactions, each of which would build its own.
 */
export function preparedFor<Q>(prepare: (db: Db) => Q): (db: Db) => Q {
  const known = new WeakMap<Db, Q>()
  return (db) => {
    const prepared = known.get(db) ?? prepare(db)
    known.set(db, prepared)
    return prepared
  }
}
