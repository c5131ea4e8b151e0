/** How a picture lies in its frame: enlarged by `scale` about the middle, then moved by pixels. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Frame {
  readonly width: number
  readonly height: number
}

export const wholePicture: View = { scale: 1, x: 0, y: 0 }
export const largest = 4
/** Less than this is the whole picture. */
const barely = 1.02
/** What a double tap and the zoom button enlarge to. */
export const closeUp = 2.5

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Keeps the frame covered: an enlarged picture cannot be moved out of it. */
export const within = (view: View, frame: Frame): View => {
  const scale = view.scale < barely ? 1 : Math.min(view.scale, largest)
  const roomX = (frame.width * (scale - 1)) / 2
  const roomY = (frame.height * (scale - 1)) / 2
  return { scale, x: clamp(view.x, -roomX, roomX), y: clamp(view.y, -roomY, roomY) }
}

/** Enlarges so that what lies at `at`, seen from the middle of the frame, stays where it is. */
export const zoomedAt = (view: View, scale: number, at: Point, frame: Frame): View => {
  const next = clamp(scale, 1, largest)
  const share = next / view.scale
  return within(
    { scale: next, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share },
    frame,
  )
}

export type Swipe = 'left' | 'right' | 'down'

/** Share of the frame that a finger must travel, and pixels a millisecond that do instead. */
const farEnough = 0.22
const fastEnough = 0.5

/** What a finger that let go meant; null for nothing. */
export const swipeOf = (moved: Point, milliseconds: number, frame: Frame): Swipe | null => {
  const isSideways = Math.abs(moved.x) > Math.abs(moved.y)
  const way = isSideways ? moved.x : moved.y
  const side = isSideways ? frame.width : frame.height
  const isMeant =
    Math.abs(way) > side * farEnough ||
    (Math.abs(way) > 24 && Math.abs(way) / Math.max(milliseconds, 1) > fastEnough)
  if (!isMeant) return null
  if (isSideways) return way < 0 ? 'left' : 'right'
  return way > 0 ? 'down' : null
}
