import type { Client } from '@bouquet/client'
import { redirect } from '@tanstack/react-router'
import type { DeviceMemory } from '../../platform/device/deviceMemory.ts'
import { currentUser } from '../../platform/session.ts'
import { readLastSearch } from './lastSearch.ts'
import { countFilters, type SearchParams } from './searchParams.ts'

interface SearchVisit {
  readonly context: { readonly client: Client; readonly device: DeviceMemory }
  readonly search: SearchParams
}

/** Without filters in the address, a member goes on with those of their last search. */
export async function resumeLastSearch({ context, search }: SearchVisit): Promise<void> {
  const user = await currentUser(context)
  if (user === null || Object.keys(search).length > 0) return
  const last = readLastSearch(context.device, user.id)
  if (countFilters(last) > 0) throw redirect({ to: '/members', search: last, replace: true })
}
