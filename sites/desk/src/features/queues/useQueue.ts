import { useStore } from '@bouquet/client'
import type { Page } from '@bouquet/contract/staff'
import { type QueryKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../platform/api.ts'
import { useDecisions } from '../../platform/DecisionsContext.ts'
import { queueKey } from '../../platform/queueKey.ts'
import { releaseItem, useClaim } from './useClaim.ts'

export const queuePageSize = 20

/** How often a queue is asked for again where no event says that it has changed. */
const everyMs = 30_000

/** Items left below which the next page is loaded. */
const lowWater = 6

interface QueueItem {
  readonly created: string
  /** Who has it open; null for nobody. */
  readonly claimed: { readonly by: string; readonly is_own: boolean } | null
}

/** Where a queue comes from. */
export interface QueueSource<Item> {
  /** Names the queue and what it is limited to. */
  readonly of: QueryKey
  readonly load: (after: string | undefined) => Promise<Page<Item>>
  /** Names an item, as in `photo:018f…`. */
  readonly nameOf: (item: Item) => string
}

interface Decided {
  readonly label: string
  readonly picture?: string | undefined
  readonly send: () => Promise<unknown>
}

/** What a queue shows now. */
type Shown<Item> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: Error }
  /** Nothing waits, or only items that were skipped or that colleagues have open. */
  | { readonly kind: 'empty'; readonly hasSkipped: boolean; readonly openElsewhere: number }
  | { readonly kind: 'item'; readonly item: Item; readonly name: string }

/**
 * Leads through a queue one item after the other. What was decided or skipped here does not come again; what is undone
 * comes back at once.
 */
export function useQueue<Item extends QueueItem>({ of, load, nameOf }: QueueSource<Item>) {
  const queryKey = [...queueKey, ...of]
  const api = useApi()
  const cache = useQueryClient()
  const decisions = useDecisions()
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const [taken, setTaken] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<string | null>(null)
  // What was decided is hidden in every queue of this page, also after another one was opened meanwhile.
  useStore(decisions)
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    refetchInterval: everyMs,
    getNextPageParam: ({ next }: Page<Item>) => next ?? undefined,
  })

  const pages = query.data?.pages ?? []
  const loaded = pages.flatMap(({ items }) => items)
  const undecided = loaded.filter((item) => !decisions.has(nameOf(item)))
  const left = undecided.filter((item) => !skipped.includes(nameOf(item)))
  const isTaken = (item: Item) =>
    (item.claimed !== null && !item.claimed.is_own) || taken.includes(nameOf(item))
  const free = left.filter((item) => !isTaken(item))
  // The item on the screen stays, even if others come back before it meanwhile.
  const current = free.find((item) => nameOf(item) === opened) ?? free.at(0)
  const name = current && nameOf(current)
  useEffect(() => setOpened(name ?? null), [name])
  useClaim(name, (item) => setTaken((names) => [...names, item]))
  const { error, fetchNextPage, hasNextPage, isFetchingNextPage } = query
  // A page that could not be loaded is asked for again by hand, or with the whole queue after a while.
  const isLow = free.length < lowWater && hasNextPage && !isFetchingNextPage && !error

  useEffect(() => {
    if (isLow) void fetchNextPage()
  }, [isLow, fetchNextPage])

  const shown: Shown<Item> = current
    ? { kind: 'item', item: current, name: nameOf(current) }
    : error
      ? { kind: 'failed', error }
      : query.isPending || hasNextPage
        ? { kind: 'loading' }
        : {
            kind: 'empty',
            hasSkipped: skipped.length > 0,
            openElsewhere: left.filter(isTaken).length,
          }

  function decide({ label, picture, send }: Decided) {
    if (!current) return
    const item = nameOf(current)
    decisions.add({
      item,
      label,
      picture,
      send: () =>
        send().catch((error: unknown) => {
          releaseItem(api, item)
          throw error
        }),
      onUndo: () => {
        setOpened(null)
        void cache.invalidateQueries({ queryKey })
      },
    })
  }

  return {
    shown,
    /** The other items, in their order. */
    following: free.filter((item) => item !== current),
    waiting: waitingIn(pages.at(0), loaded.length - undecided.length),
    decide,
    skip: () => {
      if (current) setSkipped([...skipped, nameOf(current)])
    },
    /** Returns to the item that was skipped last. */
    back: () => {
      setSkipped(skipped.slice(0, -1))
      setOpened(null)
    },
    startAgain: () => {
      setSkipped([])
      setOpened(null)
      setTaken([])
      void query.refetch()
    },
    refetch: () => void query.refetch(),
    isFetching: query.isFetching,
  }
}

interface Waiting {
  readonly count: number
  readonly isMinimum: boolean
  /** When the oldest item came in, as ISO 8601. */
  readonly oldest: string | null
}

/**
 * How many wait.
 * @param decided how many of the loaded list were decided here since
 */
function waitingIn(page: Page<QueueItem> | undefined, decided: number): Waiting | null {
  if (!page) return null
  return {
    count: Math.max(0, page.total - (page.total_is_minimum ? 0 : decided)),
    isMinimum: page.total_is_minimum,
    oldest: page.items.at(0)?.created ?? null,
  }
}
