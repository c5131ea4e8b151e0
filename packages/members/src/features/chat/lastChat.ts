import { browserStorage } from '@bouquet/contract'
import { deviceStorage } from '@bouquet/contract/deviceStorage'
import * as z from 'zod/mini'
import { useInBrowser } from '../../platform/device/useInBrowser.ts'

const lastChatSchema = z.object({
  /** Id of the conversation. */
  conversation: z.string(),
  name: z.string(),
  opened: z.iso.datetime(),
})
export type LastChat = z.infer<typeof lastChatSchema>

const keyOf = (member: string) => browserStorage.last_chat.name + member

/** Stores the conversation that this member opened last on this device, and when. */
export function saveLastChat(storage: Storage, member: string, chat: LastChat): void {
  storage.setItem(keyOf(member), JSON.stringify(chat))
}

export function readLastChat(storage: Storage, member: string): LastChat | null {
  try {
    return lastChatSchema.parse(JSON.parse(storage.getItem(keyOf(member)) ?? 'null'))
  } catch {
    return null
  }
}

/** The conversation that this member opened last on this device; null on the server, which cannot know. */
export function useLastChat(member: string): LastChat | null {
  return useInBrowser() ? readLastChat(deviceStorage(), member) : null
}
