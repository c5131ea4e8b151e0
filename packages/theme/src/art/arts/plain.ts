import type { Art } from '../canvas.ts'

/** A crossed frame, as a placeholder. */
export const plain: Art = ({ width, height, paint }) =>
  `<rect width="${width}" height="${height}" fill="${paint.to}"/>` +
  `<path d="M0 0L${width} ${height}M${width} 0L0 ${height}" stroke="${paint.from}" stroke-width="2"/>` +
  `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" fill="none" stroke="${paint.from}" stroke-width="2"/>`
