import type { ProfileCard } from '@bouquet/contract'
import { createContext, use } from 'react'

export type MatchedPerson = Pick<ProfileCard, 'id' | 'name' | 'main_image' | 'fictional'>

export const ShowMatch = createContext<((person: MatchedPerson) => void) | null>(null)

/** Shows the window for a mutual like, wherever in the layout the like was given. */
export function useShowMatch(): (person: MatchedPerson) => void {
  const show = use(ShowMatch)
  if (!show) throw new Error('useShowMatch needs a MatchProvider above it')
  return show
}
