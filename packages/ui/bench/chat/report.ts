/** What the page under test offers to whoever measures it. */
export interface ChatBench {
  /** Scrolls by so many pixels a frame; gives the milliseconds of each frame. */
  scroll(frames: number, pixels: number): Promise<readonly number[]>
  /** Loads all older messages, batch by batch; gives how far each has moved what is read, in pixels. */
  loadOlder(): Promise<readonly number[]>
}

/** A frame of 60 a second, with room for the clock's own grain. */
const smooth = 20

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** Share of frames that a reader sees as smooth. */
export const smoothShare = (frames: readonly number[]): number =>
  frames.filter((time) => time < smooth).length / frames.length

export const framesLine = (name: string, frames: readonly number[]): string => {
  const sorted = [...frames].sort((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  return `${name}: ${percent(smoothShare(frames))} of ${frames.length} frames under ${smooth} ms; median ${at(0.5)}, 95th ${at(0.95)}, longest ${at(1)} ms`
}
