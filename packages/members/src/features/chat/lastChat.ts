import { browserStorage } from '@bouquet/contract'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

const lastChatSchema = z.object({
  /** Id of the conversation. */
  conversation: z.string(),
  name: z.string(),
  opened: z.iso.datetime(),
})
export type LastChat = z.infer<typeof lastChatSchema>

const keyOf = (member: string) => browserStorage.last_chat.name + member

/** Stores the conversation that this member opened last on this device, and when. */
export const saveLastChat = (storage: Storage, member: string, chat: LastChat): void =>
  storage.setItem(keyOf(member), JSON.stringify(chat))

export const readLastChat = (storage: Storage, member: string): LastChat | null =>
  parseLastChat(storage.getItem(keyOf(member)))

/** The conversation that this member opened last on this device; null on the server, which cannot know. */
export function useLastChat(member: string): LastChat | null {
  const text = useSyncExternalStore(
    () => () => {},
    () => localStorage.getItem(keyOf(member)),
    () => null,
  )
  return parseLastChat(text)
}

function parseLastChat(text: string | null): LastChat | null {
  try {
    return lastChatSchema.parse(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}
