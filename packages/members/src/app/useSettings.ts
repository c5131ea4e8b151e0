import { settingsQuery, useClient } from '@bouquet/client'
import type { Settings } from '@bouquet/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../language/useLocale.ts'

/** The brand's settings; null while loading. */
export const useSettings = (): Settings | null =>
  useQuery(settingsQuery(useClient(), useLocale())).data ?? null
