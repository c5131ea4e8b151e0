import {
  type messages,
  PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'
import pLimit from 'p-limit'

type BackendMessage = messages.BackendMessage

/** Size of the cache of prepared statements; the least recently used one is removed first. */
const maxStatements = 256

/** Statements worth preparing. Others, such as `create table` or `savepoint`, run once. */
const planned = /^\s*(?:select|insert|update|delete|with)\b/i

interface Prepared {
  readonly name: string
  /** Types of the parameters, which determine how values are serialized. */
  readonly types: readonly number[]
  /** Describes the columns of the rows; empty for statements without rows. */
  readonly description: readonly BackendMessage[]
}

/**
 * The embedded engine with prepared statements. A statement that is already prepared takes one message to the
 * engine instead of six.
 */
export class PreparingPglite extends PGlite {
  /** By text, least recently used first. */
  readonly #known = new Map<string, Prepared>()
  #made = 0
  /** The engine has one connection, so that a prepared statement must not run within another caller's transaction. */
  readonly #inTurn = pLimit(1)

  override query<T>(
    text: string,
    values: unknown[] = [],
    options?: QueryOptions,
  ): Promise<Results<T>> {
    return this.ready && planned.test(text)
      ? this.#inTurn(() => this.#run<T>(text, values, options))
      : super.query<T>(text, values, options)
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#inTurn(() => super.transaction((tx) => work(this.#preparing(tx))))
  }

  #preparing(tx: Transaction): Transaction {
    return {
      ...tx,
      get closed() {
        return tx.closed
      },
      query: <R>(text: string, values: unknown[] = [], options?: QueryOptions) =>
        tx.closed || !planned.test(text)
          ? tx.query<R>(text, values, options)
          : this.#run<R>(text, values, options),
    }
  }

  #run<T>(text: string, values: readonly unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this.runExclusive(async () => {
      const { name, types, description } = await this.#prepare(text)
      const written = values.map((value, at) => this.#write(value, types[at]))
      const answer = await this.#send(
        protocol.serialize.bind({ statement: name, values: written }),
        protocol.serialize.execute({}),
      )
      return this.#parseResult<T>([...description, ...answer], options)
    })
  }

  #parseResult<T>(answer: BackendMessage[], options?: QueryOptions) {
    const [result] = parse.parseResults(answer, this.parsers, options)
    return result as Results<T>
  }

  async #prepare(text: string): Promise<Prepared> {
    const known = this.#known.get(text)
    this.#known.delete(text)
    const prepared = known ?? (await this.#parse(text))
    this.#known.set(text, prepared)
    return prepared
  }

  async #parse(text: string): Promise<Prepared> {
    await this.#forgetOldest()
    this.#made += 1
    const name = `s${this.#made}`
    const answer = await this.#send(
      protocol.serialize.parse({ name, text }),
      protocol.serialize.describe({ type: 'S', name }),
    )
    return {
      name,
      types: parse.parseDescribeStatementResults(answer),
      description: answer.filter((message) => message.name === 'rowDescription'),
    }
  }

  async #forgetOldest() {
    const [oldest] = this.#known
    if (!oldest || this.#known.size < maxStatements) return
    const [text, { name }] = oldest
    this.#known.delete(text)
    await this.#send(protocol.serialize.close({ type: 'S', name }))
  }

  #send(...parts: Uint8Array[]): Promise<BackendMessage[]> {
    const message = Buffer.concat([...parts, protocol.serialize.sync()])
    return this.execProtocolStream(message, { syncToFs: false })
  }

  #write(value: unknown, type: number | undefined) {
    if (value === null || value === undefined) return null
    const write = type === undefined ? undefined : this.serializers[type]
    return write ? write(value) : String(value)
  }
}
