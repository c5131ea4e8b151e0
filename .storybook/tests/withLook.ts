import type { Decorator } from '@storybook/react-vite'
import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { BrandMode } from './brandModes.ts'

let chosen: BrandMode | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Chooses the brand and mode of the next story that is rendered. */
export function chooseLook(look: BrandMode): void {
  chosen = look
}

/** Shows the rendered story in another brand and mode, with its state kept. */
export function changeLook(look: BrandMode): void {
  chosen = look
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

/**
 * Renders a story in the chosen brand and mode. Must be the outermost decorator, and calls the others in its own
 * component, since they would otherwise see what they have passed on before.
 */
export const withLook: Decorator = (Story, { globals }) => {
  const look = useSyncExternalStore(subscribe, () => chosen)
  return Story({ globals: { ...globals, ...look } })
}
