import { useState } from 'react'

/**
 * A fault waits while one is still typing and speaks when one leaves; one that was said before stays
 * until it is mended.
 */
export function useFaultAtRest(fault: string | undefined) {
  const [isTyping, setTyping] = useState(false)
  const [said, setSaid] = useState(fault)
  if (!isTyping && said !== fault) setSaid(fault)
  return {
    fault: isTyping && said !== fault ? undefined : fault,
    onType: () => setTyping(true),
    onLeave: () => setTyping(false),
  }
}
