/** Transform of a photo: scaled about the centre, then moved by pixels. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Viewport {
  readonly width: number
  readonly height: number
}

export const wholePicture: View = { scale: 1, x: 0, y: 0 }
export const largest = 4
/** Scales below this show the whole photo. */
const barely = 1.02
/** Scale of a double tap and the zoom button. */
export const closeUp = 2.5

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Limits the movement so that an enlarged photo covers its viewport. */
export function clampView(view: View, viewport: Viewport): View {
  const scale = view.scale < barely ? 1 : Math.min(view.scale, largest)
  const roomX = (viewport.width * (scale - 1)) / 2
  const roomY = (viewport.height * (scale - 1)) / 2
  return { scale, x: clamp(view.x, -roomX, roomX), y: clamp(view.y, -roomY, roomY) }
}

/** Scales around the point `at`, given relative to the centre of the frame. */
export function zoomedAt(view: View, scale: number, at: Point, viewport: Viewport): View {
  const next = clamp(scale, 1, largest)
  const share = next / view.scale
  return clampView(
    { scale: next, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share },
    viewport,
  )
}

export type Swipe = 'left' | 'right' | 'down'

/** A swipe needs this share of the frame's width, or this speed in pixels per millisecond. */
const farEnough = 0.22
const fastEnough = 0.5

/** Direction of a finished swipe, or null. */
export function swipeOf(moved: Point, milliseconds: number, viewport: Viewport): Swipe | null {
  const isSideways = Math.abs(moved.x) > Math.abs(moved.y)
  const way = isSideways ? moved.x : moved.y
  const side = isSideways ? viewport.width : viewport.height
  const isMeant =
    Math.abs(way) > side * farEnough ||
    (Math.abs(way) > 24 && Math.abs(way) / Math.max(milliseconds, 1) > fastEnough)
  if (!isMeant) return null
  if (isSideways) return way < 0 ? 'left' : 'right'
  return way > 0 ? 'down' : null
}
