import { keysWithPrefix, trySetItem } from '../core/storage.ts'

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
      prefix = `bouquet.draft.${member}.`
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
