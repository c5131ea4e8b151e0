import { type ReactNode, useEffect, useRef, useState } from 'react'

interface WhenNearProps {
  /** Height until the content is rendered. */
  readonly blockSize: string
  readonly children: ReactNode
}

/** Renders its content once it comes near the window, so that a long page opens fast. */
export function WhenNear({ blockSize, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: '300px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} style={isNear ? undefined : { minBlockSize: blockSize }}>
      {isNear ? children : null}
    </div>
  )
}
