import { settingsQuery } from '@bouquet/client'
import type { AppContext } from '../layoutRoutes.ts'

/** Route loader for a screen whose first picture depends on the brand's settings, such as its niche. */
export function loadSettings({ context }: { readonly context: AppContext }) {
  return context.client.cache.ensureQueryData(
    settingsQuery(context.client, context.translations.locale()),
  )
}
