/** API of the benchmark page. */
export interface ChatBench {
  /** Scrolls by a number of pixels a frame. Returns the duration of each frame in milliseconds. */
  scroll(frames: number, pixels: number): Promise<readonly number[]>
  /** Loads all older messages in batches. Returns how far each batch moved the visible row, in pixels. */
  loadOlder(): Promise<readonly number[]>
}

/** Longest smooth frame in milliseconds: 60 a second, plus timer resolution. */
const smooth = 20

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** Share of smooth frames. */
export function smoothShare(frames: readonly number[]): number {
  return frames.filter((time) => time < smooth).length / frames.length
}

export function framesLine(name: string, frames: readonly number[]): string {
  const sorted = [...frames].sort((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  return `${name}: ${percent(smoothShare(frames))} of ${frames.length} frames under ${smooth} ms; median ${at(0.5)}, 95th ${at(0.95)}, longest ${at(1)} ms`
}
