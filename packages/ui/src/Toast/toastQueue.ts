import type { Href } from '../LinkProvider/index.ts'

export interface ToastContent {
  /** What has happened, in one sentence. */
  readonly description: string
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | undefined
  readonly actionLabel?: string | undefined
  readonly onAction?: (() => void) | undefined
  readonly href?: Href | undefined
  /** How long it stays in milliseconds, instead of the duration of the region. */
  readonly durationMs?: number | undefined
}

export interface ToastMessage extends ToastContent {
  readonly id: string
  /** Grows with each change, which is announced and starts the time again. */
  readonly revision: number
}

export interface ToastQueue {
  /**
   * Shows a toast, or lets it wait while as many as the limit are shown. One with the id or the words of a
   * toast that is still there replaces it.
   * @returns its id, for `update` and `dismiss`
   */
  readonly add: (toast: ToastContent & { readonly id?: string | undefined }) => string
  /** Changes a toast; nothing happens if it is gone. */
  readonly update: (id: string, changes: Partial<ToastContent>) => void
  readonly dismiss: (id: string) => void
  /** Removes all toasts, for example when the member logs out. */
  readonly clear: () => void
  /** The toasts on the screen, oldest first. */
  readonly current: () => readonly ToastMessage[]
  readonly subscribe: (onChange: () => void) => () => void
}

interface ToastQueueOptions {
  /** How many are shown at once. */
  readonly limit?: number | undefined
}

const saysTheSame = (one: ToastContent, other: ToastContent) =>
  one.description === other.description &&
  one.tone === other.tone &&
  one.actionLabel === other.actionLabel

/** A queue of toasts for a ToastRegion. It can live outside React, so that any code can add to it. */
export function createToastQueue({ limit = 3 }: ToastQueueOptions = {}): ToastQueue {
  const listeners = new Set<() => void>()
  let all: readonly ToastMessage[] = []
  let shown: readonly ToastMessage[] = []
  let count = 0
  const set = (next: readonly ToastMessage[]) => {
    all = next
    shown = next.slice(0, limit)
    for (const listener of listeners) listener()
  }
  const change = (id: string, changes: Partial<ToastContent>) =>
    set(
      all.map((each) =>
        each.id === id ? { ...each, ...changes, id, revision: each.revision + 1 } : each,
      ),
    )
  return {
    add: ({ id, ...content }) => {
      const same = all.find((each) =>
        id === undefined ? saysTheSame(each, content) : each.id === id,
      )
      if (same !== undefined) {
        change(same.id, content)
        return same.id
      }
      count += 1
      const message = { ...content, id: id ?? `toast-${count}`, revision: 0 }
      set([...all, message])
      return message.id
    },
    update: change,
    dismiss: (id) => set(all.filter((each) => each.id !== id)),
    clear: () => set([]),
    current: () => shown,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
