'use client'
import { useEffect } from 'react'

interface Props {
  /** Query parameters that links keep. */
  readonly names: readonly string[]
}

/** Adds the tracking parameters of this page to every link of the site. */
export function KeepTracking({ names }: Props) {
  useEffect(() => {
    const kept = [...new URLSearchParams(location.search)].filter(([name]) => names.includes(name))
    for (const link of kept.length > 0 ? document.links : []) {
      if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) continue
      const to = new URL(link.href)
      for (const [name, value] of kept) to.searchParams.set(name, value)
      link.href = to.href
    }
  }, [names])
  return null
}
