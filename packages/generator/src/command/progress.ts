import { stderr } from 'node:process'
import { styleText } from 'node:util'
import { print } from './print.ts'

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const frameMs = 80

/** A progress line on the terminal with the seconds that have passed. */
export interface Progress {
  /** Replaces the text. */
  update(text: string): void
  /** Removes the line. */
  end(): void
}

/**
 * Shows that long work is under way: a moving line on a terminal, elsewhere a plain line when it starts. It goes to
 * stderr, so that programs can read stdout.
 */
export function startProgress(text: string): Progress {
  if (!stderr.isTTY) {
    print.error(`${text} …`)
    return { update: () => undefined, end: () => undefined }
  }
  const start = performance.now()
  let [shown, frame] = [text, 0]
  const draw = () => {
    frame = (frame + 1) % frames.length
    const seconds = ((performance.now() - start) / 1_000).toFixed(0)
    const sign = styleText('cyan', frames[frame] ?? '', { stream: stderr })
    stderr.write(`\r\u001b[2K${sign} ${shown} ${seconds} s`)
  }
  draw()
  const timer = setInterval(draw, frameMs)
  return {
    update: (next) => {
      shown = next
    },
    end: () => {
      clearInterval(timer)
      stderr.write('\r\u001b[2K')
    },
  }
}

/** Runs work while showing its progress. */
export async function withProgress<T>(text: string, work: () => Promise<T>): Promise<T> {
  const progress = startProgress(text)
  try {
    return await work()
  } finally {
    progress.end()
  }
}
