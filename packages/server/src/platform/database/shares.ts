interface Line {
  taken: number
  readonly waiting: (() => void)[]
}

interface Limits {
  /** How many a caller has at once. */
  readonly most: number
  /** How long one more waits for its turn. */
  readonly waitMs: number
}

/** A caller's share was taken for too long. */
export class ShareTaken extends Error {
  constructor() {
    super('One caller waits for too many connections.')
    this.name = 'ShareTaken'
  }
}

/** Gives each caller at most a share of something; what goes beyond it waits in line. */
export function openShares({ most, waitMs }: Limits) {
  const lines = new Map<string, Line>()

  function leave(caller: string, line: Line) {
    const next = line.waiting.shift()
    if (next) return next()
    line.taken -= 1
    if (line.taken === 0) lines.delete(caller)
  }

  return {
    /**
     * @returns gives the place back
     * @throws ShareTaken when none became free in time
     */
    async enter(caller: string): Promise<() => void> {
      const line = lines.get(caller) ?? { taken: 0, waiting: [] }
      lines.set(caller, line)
      if (line.taken < most) line.taken += 1
      else await waitIn(line, waitMs)
      return () => leave(caller, line)
    },
  }
}

function waitIn(line: Line, waitMs: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    line.waiting.splice(line.waiting.indexOf(proceed), 1)
    reject(new ShareTaken())
  }, waitMs)
  const proceed = () => {
    clearTimeout(timer)
    resolve()
  }
  line.waiting.push(proceed)
  return promise
}
