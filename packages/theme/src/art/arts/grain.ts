import { type Art, n, radialGradient, sky, times } from '../canvas.ts'

/** Soft-edged lights in the dark, with film grain. */
export const grain: Art = (canvas) => {
  const { width, height, paint, id, random } = canvas
  const reach = Math.max(width, height)
  const lights = times(6, (index) => ({
    x: width * (0.42 + random() * 0.62),
    y: height * (index / 5.5 + (random() - 0.5) * 0.3),
    r: reach * (0.2 + random() * 0.26),
    color: [paint.accent, paint.from, paint.glint][index % 3] ?? paint.accent,
  }))
  const gradients = lights.map(({ x, y, r, color }, index) =>
    radialGradient(
      `${id}-light${index}`,
      [x, y, r],
      [
        { at: 0, color, opacity: 0.95 },
        { at: 0.45, color, opacity: 0.55 },
        { at: 1, color, opacity: 0 },
      ],
    ),
  )
  const bokeh = times(11, () => {
    const r = reach * (0.008 + random() * 0.03)
    const [x, y] = [width * (0.4 + random() * 0.6), height * random()]
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${paint.glint}" fill-opacity=".16" stroke="${paint.glint}" stroke-opacity=".35"/>`
  })
  return (
    `${sky(canvas)}<defs>${gradients.join('')}` +
    `<filter id="${id}-film" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".82" numOctaves="2" seed="${Math.floor(random() * 99)}" stitchTiles="stitch"/>` +
    `<feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  .9 0 0 0 -.32"/></filter></defs>` +
    lights
      .map(
        (_, index) =>
          `<rect width="${width}" height="${height}" fill="url(#${id}-light${index})"/>`,
      )
      .join('') +
    `${bokeh.join('')}<rect width="${width}" height="${height}" filter="url(#${id}-film)" opacity=".3"/>`
  )
}
