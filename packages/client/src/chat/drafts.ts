import { keysWithPrefix, trySetItem } from '../core/storage.ts'

/** What a member has begun to write, kept for each conversation until it is sent. */
export interface Drafts {
  /** From now on drafts belong to this member, and another one's are not read. */
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
