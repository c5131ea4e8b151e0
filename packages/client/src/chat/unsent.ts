import { browserStorage } from '@bouquet/contract'
import * as z from 'zod/mini'
import { clientMessageIdSchema, giftIdSchema, memberIdSchema } from '../core/ids.ts'
import { keysWithPrefix } from '../core/keysWithPrefix.ts'
import type { ApiErrorCode } from '../http/ApiError.ts'

/**
 * State of an unsent message: `queued` waits for its turn or the network, `sending` was started, `unpaid`
 * waits for a purchase of credits or premium (see `error`), `unacknowledged` waits until the member
 * acknowledges that the profile is fictional, `failed` was refused and waits to be sent again or dropped.
 */
const unsentStateSchema = z.enum(['queued', 'sending', 'unpaid', 'unacknowledged', 'failed'])

const unsentBodySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('gift'), gift: giftIdSchema }),
])
export type UnsentBody = z.infer<typeof unsentBodySchema>

const storedTextSchema = z.looseObject({ body: z.optional(z.never()), text: z.string() })

/** Messages stored before gifts could be sent have a text in place of a body. */
function withBody(stored: unknown): unknown {
  const { data } = storedTextSchema.safeParse(stored)
  return data ? { ...data, body: { kind: 'text', text: data.text } } : stored
}

const unsentSchema = z.pipe(
  z.transform(withBody),
  z.object({
    client_id: clientMessageIdSchema,
    profile: memberIdSchema,
    body: unsentBodySchema,
    written_at: z.iso.datetime(),
    /** Sending order. */
    position: z.number(),
    state: unsentStateSchema,
    error: z.optional(z.custom<ApiErrorCode>((code) => typeof code === 'string')),
    params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  }),
)
export type Unsent = z.infer<typeof unsentSchema>

/** Unsent messages of one member on the device, one entry each, so that tabs do not overwrite each other. */
export interface UnsentStore {
  load(): Unsent[]
  put(message: Unsent): void
  remove(id: string): void
}

export function createUnsentStore(storage: Storage, member: string): UnsentStore {
  const prefix = `${browserStorage.unsent.name}${member}.`
  return {
    load: () =>
      keysWithPrefix(storage, prefix)
        .flatMap((key) => parseUnsent(storage.getItem(key)))
        .sort((a, b) => a.position - b.position),
    put: (message) => trySetItem(storage, prefix + message.client_id, JSON.stringify(message)),
    remove: (id) => storage.removeItem(prefix + id),
  }
}

/** A message in flight when the page closed is sent again; the server deduplicates by client_id. */
function parseUnsent(stored: string | null): Unsent[] {
  try {
    const parsed = unsentSchema.safeParse(JSON.parse(stored ?? 'null'))
    if (!parsed.success) return []
    const { state } = parsed.data
    return [{ ...parsed.data, state: state === 'failed' ? state : 'queued' }]
  } catch {
    return []
  }
}

/** Unsent text of each conversation. */
export interface Drafts {
  /** Selects the member whose drafts are read and written. */
  open(member: string): void
  read(profile: string): string
  write(profile: string, text: string): void
  /** Removes this member's drafts from the device. */
  clear(): void
}

export function createDrafts(storage: Storage): Drafts {
  let prefix: string | null = null
  return {
    open(member) {
      prefix = `${browserStorage.draft.name}${member}.`
    },
    read: (profile) => (prefix && storage.getItem(prefix + profile)) ?? '',
    write(profile, text) {
      if (!prefix) return
      if (text.trim()) trySetItem(storage, prefix + profile, text)
      else storage.removeItem(prefix + profile)
    },
    clear() {
      const mine = prefix
      if (mine === null) return
      for (const key of keysWithPrefix(storage, mine)) storage.removeItem(key)
      prefix = null
    },
  }
}

/** Stores a value, ignoring a full or disabled storage. */
function trySetItem(storage: Storage, key: string, text: string): void {
  try {
    storage.setItem(key, text)
  } catch {
    // The value remains in memory.
  }
}
