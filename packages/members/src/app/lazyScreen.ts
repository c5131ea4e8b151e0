import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { mayReload } from './mayReload.ts'

/**
 * A screen whose code comes when it is first needed. A failed download mostly means that a newer release
 * has replaced the file, so the page reloads once; a second failure goes to the error page.
 */
export const lazyScreen = <const Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) => lazyRouteComponent(() => load().catch(reloadOnce), name)

/** Reloads the page after a failed download, or rethrows if that was tried just before. */
export function reloadOnce(cause: unknown): Promise<never> {
  if (!mayReload(sessionStorage, Date.now())) {
    return Promise.reject(new Error('A part of the page could not be loaded', { cause }))
  }
  location.reload()
  return new Promise(() => {})
}
