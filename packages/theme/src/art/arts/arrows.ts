import { type Art, linearGradient, n, times } from '../canvas.ts'

/** Broad curved bands with small arrows running along them. */
export const arrows: Art = (canvas) => {
  const { width, height, paint, id, random } = canvas
  const unit = Math.max(width, height) / 16
  const chevron = (size: number, thick: number) =>
    `M${n(-size)} ${n(-size)}L0 0L${n(-size)} ${n(size)}H${n(-size + thick)}L${n(thick)} 0L${n(-size + thick)} ${n(-size)}Z`
  const broad = times(7, (index) => {
    const size = unit * (6.4 - index * 0.35)
    const x = width * 0.36 + index * unit * 1.75
    const fill = [paint.calm, paint.accent, paint.from][index % 3] ?? paint.accent
    return `<path transform="translate(${n(x)} ${n(height * 0.52)})" d="${chevron(size, unit * 1.2)}" fill="${fill}" opacity="${n(3 + index * 0.8) / 10}"/>`
  })
  const small = times(9, (row) =>
    times(16, (column) => {
      const [x, y] = [unit * (column + 0.5), (height / 9) * (row + 0.5)]
      const toward = Math.hypot((x - width * 0.82) / width, (y - height * 0.5) / height)
      const size = unit * Math.max(0, 0.26 - toward * 0.24) * (0.8 + random() * 0.4)
      if (size < 1.5 || x < width * 0.5) return ''
      const turn = (Math.atan2(height * 0.5 - y, width * 1.05 - x) * 180) / Math.PI
      return `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})" d="${chevron(size, size * 0.6)}" fill="${paint.glint}" opacity=".75"/>`
    }).join(''),
  )
  const ground = linearGradient(
    `${id}-ground`,
    [0, 0, width, height * 0.6],
    [
      { at: 0, color: paint.to },
      { at: 1, color: paint.accent },
    ],
  )
  return `<defs>${ground}</defs><rect width="${width}" height="${height}" fill="url(#${id}-ground)"/>${broad.join('')}${small.join('')}`
}
