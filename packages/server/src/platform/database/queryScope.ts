import { AsyncLocalStorage } from 'node:async_hooks'

interface Scope {
  /** Whose request it is; a caller gets a share of the connections only. */
  readonly caller?: string
  /** Whether statements may take long, as those of migrations do. */
  readonly isPatient?: boolean
}

const scopes = new AsyncLocalStorage<Scope>()

/** How the running code may use the connections to the database. */
export function currentScope(): Scope {
  return scopes.getStore() ?? {}
}

/** Queries in `work` are those of one caller, such as a member. */
export function asCaller<T>(caller: string, work: () => Promise<T>): Promise<T> {
  return within({ caller }, work)
}

/** Queries in `work` have the limits of long work. */
export function withLongLimits<T>(work: () => Promise<T>): Promise<T> {
  return within({ isPatient: true }, work)
}

/** A query begins when it is awaited, which must happen in here too. */
const within = <T>(scope: Scope, work: () => Promise<T>): Promise<T> =>
  scopes.run(scope, async () => await work())
