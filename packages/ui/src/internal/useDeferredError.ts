import { useState } from 'react'

/**
 * Defers a new error until the user leaves the field. An error that is already shown stays until it is
 * fixed.
 */
export function useDeferredError(error: string | undefined) {
  const [isTyping, setTyping] = useState(false)
  const [shown, setShown] = useState(error)
  if (!isTyping && shown !== error) setShown(error)
  return {
    error: isTyping && shown !== error ? undefined : error,
    onType: () => setTyping(true),
    onLeave: () => setTyping(false),
  }
}
