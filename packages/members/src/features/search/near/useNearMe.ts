import { geocode, useClient } from '@bouquet/client'
import type { Place } from '@bouquet/contract'
import { deviceStorage } from '@bouquet/contract/deviceStorage'
import { useState } from 'react'
import { locate, readGeolocationPermission } from '../../places/geolocation.ts'
import { readFoundPlace, saveFoundPlace } from '../../places/placeMemory.ts'

/** `explaining` before the browser asks; `asking` while it asks or the town is looked up. */
export type NearState = 'rest' | 'explaining' | 'asking' | 'denied' | 'failed'

/** Finds the town of the browser's position: after an explanation, from memory within the hour. */
export function useNearMe(onFound: (place: Place) => void) {
  const client = useClient()
  const [state, setState] = useState<NearState>('rest')

  function settle(place: Place | false) {
    setState(place === false ? 'failed' : 'rest')
    if (place !== false) onFound(place)
  }

  async function ask() {
    setState('asking')
    const located = await locate(navigator.geolocation)
    if (located.kind !== 'found') return setState(located.kind)
    const place = await geocode(client, located.position).catch(() => null)
    if (place === null) return setState('failed')
    saveFoundPlace(deviceStorage(), place, client.clock.now())
    settle(place)
  }

  async function start() {
    const known = readFoundPlace(deviceStorage(), client.clock.now())
    if (known !== null) return settle(known)
    const permission = await readGeolocationPermission(navigator)
    if (permission === 'unsupported') return setState('failed')
    if (permission === 'granted') return ask()
    setState(permission === 'denied' ? 'denied' : 'explaining')
  }

  return {
    state,
    start: () => void start(),
    allow: () => void ask(),
    close: () => setState('rest'),
  }
}
