import { useEffect, useRef, useState } from 'react'

/**
 * Whether a picture could not be loaded, for example offline. Components then keep its colour in place of the
 * browser's broken image. It is requested again once there is a connection.
 */
export function useImageError() {
  const [isMissing, setMissing] = useState(false)
  /** Key of the `<img>`: a new one requests the picture again. */
  const [attempt, setAttempt] = useState(0)
  const ref = useRef<HTMLImageElement>(null)

  useEffect(() => {
    // In a page drawn by the server, a picture may have failed before anybody listened.
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
