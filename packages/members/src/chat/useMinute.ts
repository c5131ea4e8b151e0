import { useEffect, useState } from 'react'

/** The time now, looked at again each minute, for words such as “5 minutes ago”. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
