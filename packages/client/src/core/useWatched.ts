import { useSyncExternalStore } from 'react'
import type { Watched } from './watched.ts'

/** The value of something watched, kept current. */
export const useWatched = <T>({ subscribe, get }: Pick<Watched<T>, 'subscribe' | 'get'>): T =>
  useSyncExternalStore(subscribe, get, get)
