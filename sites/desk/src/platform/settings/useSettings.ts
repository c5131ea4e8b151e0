import { useStore } from '@bouquet/client'
import { createContext, useContext } from 'react'
import type { DeskSettings, SettingsStore } from './deskSettings.ts'

const SettingsContext = createContext<SettingsStore | null>(null)

export const SettingsProvider = SettingsContext.Provider

function useSettingsStore(): SettingsStore {
  const store = useContext(SettingsContext)
  if (!store) throw new Error('useSettings needs a SettingsProvider.')
  return store
}

/** The settings of this device; the component renders again when they change. */
export function useSettings(): DeskSettings {
  return useStore(useSettingsStore())
}

export function useChangeSettings(): SettingsStore['change'] {
  return useSettingsStore().change
}
