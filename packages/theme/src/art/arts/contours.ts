import { contours as levels } from 'd3-contour'
import { type Art, type Canvas, closedCurve, n, sky, times } from '../canvas.ts'

const columns = 54

const terrain = ({ width, height, random }: Canvas) => {
  const rows = Math.max(12, Math.round((columns * height) / width))
  const peaks = times(7, (index) => ({
    x: columns * (index < 4 ? 0.5 + random() * 0.5 : random()),
    y: rows * random(),
    spread: columns * (0.1 + random() * 0.14),
    rise: 0.5 + random() * 0.7,
  }))
  const heights = times(columns * rows, (cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)]
    return peaks.reduce(
      (sum, peak) =>
        sum +
        peak.rise * Math.exp(-((x - peak.x) ** 2 + (y - peak.y) ** 2) / (2 * peak.spread ** 2)),
      0,
    )
  })
  return { rows, heights: [...heights] }
}

/** Contour lines of a map of hills with tinted heights and a path across. */
export const contours: Art = (canvas) => {
  const { width, height, paint } = canvas
  const { rows, heights } = terrain(canvas)
  const top = Math.max(...heights)
  const steps = 13
  const scaleX = width / (columns - 1)
  const scaleY = height / (rows - 1)
  const map = levels()
    .size([columns, rows])
    .thresholds([...times(steps, (step) => (top * (step + 0.6)) / steps)])(heights)
  const lines = map.map(({ coordinates }, step) => {
    const d = coordinates
      .flat()
      .map((ring) =>
        closedCurve(
          ring
            .slice(0, -1)
            .filter((_, index) => index % 2 === 0)
            .map(([x = 0, y = 0]) => [(x - 0.5) * scaleX, (y - 0.5) * scaleY] as const),
        ),
      )
      .join('')
    const up = step / steps
    return (
      `<path d="${d}" fill="${step % 2 === 0 ? paint.accent : paint.from}" fill-opacity="${n((0.08 + up * 0.16) * 100) / 100}" fill-rule="evenodd" ` +
      `stroke="${step % 4 === 0 ? paint.accent : paint.glint}" stroke-opacity="${step % 4 === 0 ? 0.75 : 0.6}" stroke-width="${step % 4 === 0 ? 1.8 : 1}"/>`
    )
  })
  const walk = `M${n(width * 0.46)} ${height}C${n(width * 0.56)} ${n(height * 0.66)} ${n(width * 0.7)} ${n(height * 0.86)} ${n(width * 0.74)} ${n(height * 0.55)}S${n(width * 0.88)} ${n(height * 0.4)} ${n(width * 0.86)} ${n(height * 0.16)}`
  return (
    `${sky(canvas)}${lines.join('')}` +
    `<path d="${walk}" fill="none" stroke="${paint.glint}" stroke-opacity=".9" stroke-width="3.5" stroke-linecap="round" stroke-dasharray="1 11"/>` +
    `<circle cx="${n(width * 0.86)}" cy="${n(height * 0.16)}" r="9" fill="${paint.accent}" stroke="${paint.glint}" stroke-width="3"/>`
  )
}
