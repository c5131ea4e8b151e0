import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { choiceOf, type SwipeChoice } from './swipe.rules.ts'

interface Held {
  readonly x: number
  readonly y: number
  readonly width: number
}

interface Start {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly time: number
}

/** Maximum movement in pixels of a press. */
const tremble = 6

/** Dragging of the top card. `held` is null if it is not being dragged. */
export function useCardDrag(onChoice: (choice: SwipeChoice) => void) {
  const start = useRef<Start | null>(null)
  const wasDragged = useRef(false)
  const [held, setHeld] = useState<Held | null>(null)

  const release = () => {
    start.current = null
    setHeld(null)
  }
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || start.current !== null) return
      wasDragged.current = false
      start.current = {
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        time: event.timeStamp,
      }
    },
    onPointerMove: (event: PointerEvent) => {
      const from = start.current
      if (from === null || from.pointer !== event.pointerId) return
      const x = event.clientX - from.x
      if (!wasDragged.current && Math.abs(x) < tremble) return
      // Touch pointers are captured implicitly, a mouse is not.
      if (!wasDragged.current && event.pointerType === 'mouse')
        event.currentTarget.setPointerCapture(event.pointerId)
      wasDragged.current = true
      const { width } = event.currentTarget.getBoundingClientRect()
      setHeld({ x, y: event.clientY - from.y, width })
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current
      if (from === null || from.pointer !== event.pointerId) return
      const { width } = event.currentTarget.getBoundingClientRect()
      release()
      if (!wasDragged.current) return
      const choice = choiceOf(event.clientX - from.x, event.timeStamp - from.time, width)
      if (choice !== null) onChoice(choice)
    },
    onPointerCancel: release,
    // The click at the end of a drag must not follow the link below.
    onClickCapture: (event: MouseEvent) => {
      if (!wasDragged.current) return
      wasDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
  return { held, handlers }
}
