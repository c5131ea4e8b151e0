import { calls } from '@bouquet/contract'

/** Tells the server when the page is left or hidden, even while it closes. Returns a function that stops it. */
export function reportPageHidden(): () => void {
  function report() {
    if (document.visibilityState !== 'hidden') return
    navigator.sendBeacon(calls.pageHidden.path, new Blob(['{}'], { type: 'application/json' }))
  }
  document.addEventListener('visibilitychange', report)
  return () => document.removeEventListener('visibilitychange', report)
}
