import { useEffect, useState } from 'react'
import { thumbHashToDataURL } from 'thumbhash'

const decode = (hash: string): string | null => {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0)))
  } catch {
    return null
  }
}

/** Data URL of the preview. Null on the server and for an invalid hash. */
export function useThumbhash(hash: string | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    setUrl(hash === undefined || hash === '' ? null : decode(hash))
  }, [hash])
  return url
}
