import { useEffect, useRef, useState } from 'react'

/**
 * Whether a picture could not be loaded, as without a connection: browsers then draw a broken image, in place of which
 * ours keep their colour. It is tried again when there is a connection.
 */
export function useImageError() {
  const [isMissing, setMissing] = useState(false)
  /** Key of the `<img>`: another one asks again. */
  const [attempt, setAttempt] = useState(0)
  const ref = useRef<HTMLImageElement>(null)

  useEffect(() => {
    // Of a page that the server has drawn, a picture may have failed before anybody listened.
    const { current: image } = ref
    if (image?.complete && image.naturalWidth === 0) setMissing(true)
  }, [])
  useEffect(() => {
    if (!isMissing) return
    const again = () => {
      setMissing(false)
      setAttempt((count) => count + 1)
    }
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isMissing])
  return { ref, attempt, isMissing, onError: () => setMissing(true) }
}
