import { scaleLinear, scalePoint } from '@visx/scale'

/** In em. */
const margin = { top: 0.75, end: 0.75, bottom: 1.75 } as const

/** Room that a date needs on the axis, in em. */
const labelWidth = 4.5

/** Average width of a digit on the axis, in em. */
const digitWidth = 0.5

/** The least value at the top of the axis, so that a difference of one does not fill the chart. */
const leastTop = 10

interface Axes {
  readonly ids: readonly string[]
  readonly values: readonly (number | null)[]
  /** In px. */
  readonly width: number
  /** In px. */
  readonly height: number
  /** Size of the text, in px. */
  readonly em: number
  readonly formatTick: (value: number) => string
}

/** Where the axes, lines and labels of a chart stand, in px. */
export function layOut({ ids, values, width, height, em, formatTick }: Axes) {
  const top = margin.top * em
  const bottom = height - margin.bottom * em
  const most = Math.max(leastTop, ...values.map((value) => value ?? 0))
  const y = scaleLinear({ domain: [0, most], range: [bottom, top], nice: true })
  const ticks = y.ticks(4).map((value) => ({ value, y: y(value), text: formatTick(value) }))
  const longest = Math.max(...ticks.map(({ text }) => text.length))
  const start = (longest * digitWidth + 1) * em
  const end = Math.max(start + em, width - margin.end * em)
  const x = scalePoint({ domain: [...ids], range: [start, end], padding: 0.5 })
  const labels = Math.max(1, Math.floor((end - start) / (labelWidth * em)))
  const every = Math.max(1, Math.ceil(ids.length / labels))
  const half = (labelWidth * em) / 2
  return {
    top,
    bottom,
    start,
    end,
    ticks,
    /** Width of a point's part of the axis. */
    step: x.step(),
    x: (id: string) => x(id) ?? start,
    y: (value: number) => y(value),
    /** Where the label of a point stands; null where it would touch the next one or the edge. */
    labelAt: (id: string, index: number) => {
      const at = x(id)
      const isTurn = index % every === Math.floor(every / 2)
      return at !== undefined && isTurn && at + half <= width ? at : null
    },
  }
}
