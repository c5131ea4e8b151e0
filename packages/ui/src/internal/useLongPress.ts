import { type HTMLAttributes, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** As long as phones wait for their own menus, in ms. */
const holdMs = 500
/** A finger that moves further than this, in pixels, scrolls. */
const reach = 10

type LongPressProps<Element> = Pick<
  HTMLAttributes<Element>,
  | 'onPointerDown'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onContextMenu'
  | 'onMouseDownCapture'
  | 'onClickCapture'
>

/**
 * Calls back when a finger or a pen rests on an element, in place of the menu and the click of the browser. A mouse
 * keeps both and selects text as usual, which React Aria's hook of this name would prevent.
 */
export function useLongPress<Element extends HTMLElement>(
  onLongPress: () => void,
): LongPressProps<Element> {
  const timer = useRef<number | undefined>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const isHeld = useRef(false)
  const isTouch = useRef(false)
  const cancel = () => window.clearTimeout(timer.current)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent<Element>) {
      cancel()
      isHeld.current = false
      isTouch.current = pointerType !== 'mouse'
      if (!isTouch.current) return
      start.current = { x: clientX, y: clientY }
      timer.current = window.setTimeout(() => {
        isHeld.current = true
        onLongPress()
      }, holdMs)
    },
    onPointerMove({ clientX, clientY }: PointerEvent<Element>) {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > reach) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu(event: MouseEvent<Element>) {
      if (isTouch.current) event.preventDefault()
    },
    // Some browsers tell of a mouse after the touch, which would take the focus from what was opened.
    onMouseDownCapture(event: MouseEvent<Element>) {
      if (isHeld.current) event.preventDefault()
    },
    onClickCapture(event: MouseEvent<Element>) {
      if (!isHeld.current) return
      isHeld.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
