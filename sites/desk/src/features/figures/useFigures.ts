import type { FigureGroup } from '@bouquet/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '../../platform/api.ts'
import {
  cohortRangeOf,
  type DateRange,
  dayOf,
  type FigureSearch,
  isRange,
  rangeOf,
} from './figureSearch.ts'

/** What the address asks for, and changes to it. */
export function useFigureSearch() {
  const search = useSearch({ from: '/work/figures' })
  const navigate = useNavigate({ from: '/figures' })
  // The page may stay open for longer than a day; what it shows does not change meanwhile.
  const [now] = useState(Date.now)
  return {
    search,
    range: rangeOf(search, now),
    /** The current day by UTC, which is not over yet. */
    today: dayOf(now),
    change: (change: Partial<FigureSearch>) =>
      void navigate({ search: { ...search, ...change }, replace: true, resetScroll: false }),
  }
}

/** The figures of some days by a group. */
export function useFigures(group: FigureGroup, range: DateRange, brand: string | undefined) {
  const api = useApi()
  const query = { ...range, group, ...(brand !== undefined && { brand }) }
  return useQuery({
    queryKey: ['figures', group, query] as const,
    queryFn: () => api.request('figures', { query }),
    enabled: isRange(range),
    // Keys of another group would be read wrongly.
    placeholderData: (earlier, last) => (last?.queryKey[1] === group ? earlier : undefined),
  })
}

/** What those who signed up in each week do in the weeks after it. */
export function useCohorts(range: DateRange, brand: string | undefined) {
  const api = useApi()
  const query = { ...cohortRangeOf(range), ...(brand !== undefined && { brand }) }
  return useQuery({
    queryKey: ['figures-cohorts', query] as const,
    queryFn: () => api.request('figures-cohorts', { query }),
    placeholderData: (earlier) => earlier,
  })
}
