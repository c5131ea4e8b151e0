import type { Db } from './Database.ts'

/**
 * A prepared query, built once for each database. Not for transactions, each of which would build its own.
 */
export function prepareOnce<Q>(prepare: (db: Db) => Q): (db: Db) => Q {
  const known = new WeakMap<Db, Q>()
  return (db) => {
    const prepared = known.get(db) ?? prepare(db)
    known.set(db, prepared)
    return prepared
  }
}
