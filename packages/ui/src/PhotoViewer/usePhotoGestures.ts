import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  clampView,
  closeUp,
  type Point,
  type Swipe,
  swipeOf,
  type View,
  type Viewport,
  wholePicture,
  zoomedAt,
} from './view.rules.ts'

interface GestureOptions {
  readonly view: View
  readonly onView: (view: View) => void
  readonly onSwipe: (swipe: Swipe) => void
}

interface Tap extends Point {
  readonly time: number
}

/** Maximum time in milliseconds and distance in pixels between the taps of a double tap. */
const doubleTap = { time: 320, way: 30 }
/** Maximum movement in pixels of a tap. */
const tremble = 8

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

const viewportOf = (event: PointerEvent): Viewport & { readonly centre: Point } => {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return { width, height, centre: { x: left + width / 2, y: top + height / 2 } }
}

/** Gestures on a photo: drag and swipe with one finger, pinch with two, double tap to zoom. */
export function usePhotoGestures({ view, onView, onSwipe }: GestureOptions) {
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Tap | null>(null)
  const lastTap = useRef<Tap | null>(null)
  const [drag, setDrag] = useState<Point | null>(null)

  // Both fingers may move between two renders, so each update starts from the latest view.
  const latest = useRef(view)
  useLayoutEffect(() => {
    latest.current = view
  }, [view])
  const show = (next: View) => {
    latest.current = next
    onView(next)
  }
  const isEnlarged = () => latest.current.scale > 1

  const pinch = (event: PointerEvent, before: readonly Point[], after: readonly Point[]) => {
    const [a, b] = before
    const [c, d] = after
    if (a === undefined || b === undefined || c === undefined || d === undefined) return
    const viewport = viewportOf(event)
    const held = middle(a, b)
    const at = { x: held.x - viewport.centre.x, y: held.y - viewport.centre.y }
    const grown = zoomedAt(
      latest.current,
      (latest.current.scale * distance(c, d)) / distance(a, b),
      at,
      viewport,
    )
    const moved = middle(c, d)
    show(
      clampView(
        { ...grown, x: grown.x + moved.x - held.x, y: grown.y + moved.y - held.y },
        viewport,
      ),
    )
  }

  const tap = (event: PointerEvent, at: Tap) => {
    const before = lastTap.current
    const isSecond =
      before !== null &&
      at.time - before.time < doubleTap.time &&
      distance(at, before) < doubleTap.way
    lastTap.current = isSecond ? null : at
    if (!isSecond) return
    const viewport = viewportOf(event)
    const from = { x: at.x - viewport.centre.x, y: at.y - viewport.centre.y }
    show(isEnlarged() ? wholePicture : zoomedAt(latest.current, closeUp, from, viewport))
  }

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    // Touch pointers are captured implicitly, a mouse is not.
    if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
    const at = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, at)
    start.current = fingers.current.size === 1 ? { ...at, time: event.timeStamp } : null
    setDrag(null)
  }

  const onPointerMove = (event: PointerEvent) => {
    const from = fingers.current.get(event.pointerId)
    if (from === undefined) return
    const before = [...fingers.current.values()]
    const at = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, at)
    const after = [...fingers.current.values()]
    if (after.length > 1) return pinch(event, before, after)
    if (isEnlarged())
      return show(
        clampView(
          {
            ...latest.current,
            x: latest.current.x + at.x - from.x,
            y: latest.current.y + at.y - from.y,
          },
          viewportOf(event),
        ),
      )
    if (start.current !== null) setDrag({ x: at.x - start.current.x, y: at.y - start.current.y })
  }

  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return
    setDrag(null)
    const from = start.current
    start.current = null
    if (from === null) return
    const at = { x: event.clientX, y: event.clientY, time: event.timeStamp }
    if (distance(from, at) < tremble) return tap(event, at)
    if (isEnlarged()) return
    const moved = { x: at.x - from.x, y: at.y - from.y }
    const swipe = swipeOf(moved, at.time - from.time, viewportOf(event))
    if (swipe !== null) onSwipe(swipe)
  }

  const onPointerCancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    start.current = null
    setDrag(null)
  }

  return { drag, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } }
}
