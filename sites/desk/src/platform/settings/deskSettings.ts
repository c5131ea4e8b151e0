import { createStore, type Store } from '@bouquet/client'
import { browserStorage } from '@bouquet/contract/storage'
import { deskLocales } from '@bouquet/i18n/desk'
import * as z from 'zod/mini'

export const deskModes = ['system', 'light', 'dark'] as const

const settingsSchema = z.object({
  locale: z.optional(z.enum(deskLocales)),
  mode: z._default(z.enum(deskModes), 'system'),
  /** Id of the brand that lists are about; all without one. */
  brand: z.optional(z.string()),
  /** Whether photos are hidden until somebody looks. */
  hidesPhotos: z._default(z.boolean(), true),
  showsGrey: z._default(z.boolean(), false),
  showsSmall: z._default(z.boolean(), false),
})

/** What a member of staff has chosen on this device. */
export type DeskSettings = z.infer<typeof settingsSchema>

export interface SettingsStore extends Pick<Store<DeskSettings>, 'get' | 'subscribe'> {
  change(changed: Partial<DeskSettings>): void
}

const { name } = browserStorage.desk_settings

/** The settings of this device, or the defaults if they cannot be read. */
export function openSettings(storage: Storage): SettingsStore {
  const { get, set, subscribe } = createStore(readSettings(storage.getItem(name)))
  return {
    get,
    subscribe,
    change(changed) {
      set({ ...get(), ...changed })
      storage.setItem(name, JSON.stringify(get()))
    },
  }
}

function readSettings(text: string | null): DeskSettings {
  const { data } = settingsSchema.safeParse(parse(text ?? '{}'))
  return data ?? settingsSchema.parse({})
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
