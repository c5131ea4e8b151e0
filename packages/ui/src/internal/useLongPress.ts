import {
  type HTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'

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
  | 'onTouchEnd'
  | 'onContextMenu'
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
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const end = (event: SyntheticEvent) => {
    if (!isHeld.current) return
    isHeld.current = false
    event.preventDefault()
    event.stopPropagation()
  }
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
    // Mouse events that follow a touch go to what is there by then, and would take the focus from what was opened.
    onTouchEnd: end,
    // A pen clicks without a touch.
    onClickCapture: end,
  }
}
