const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Elements that draw. */
export const allowedElements = words(`
  svg g defs use path rect circle ellipse line polyline polygon
  clipPath mask linearGradient radialGradient stop
`)

/** Elements that only describe, as drawing programs write them; those with a prefix are dropped too. */
export const droppedElements = words('title desc metadata')

/** Attributes that draw; others are dropped. */
export const allowedAttributes = words(`
  id href viewBox d points x y x1 y1 x2 y2 cx cy r rx ry fx fy width height transform
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility
  clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits mask-type
  gradientTransform gradientUnits spreadMethod offset stop-color stop-opacity
`)

const remedies: Readonly<Record<string, string>> = {
  text: 'Convert its texts to outlines',
  image: 'Draw it with shapes in place of pixels',
  style: 'Write colours as attributes',
  filter: 'Draw it without effects',
  pattern: 'Draw it with plain colours or gradients',
  symbol: 'Repeat the shapes in their place',
}

/** How to fix a drawing with an element that is not allowed. */
export function remedyFor(element: string): string {
  return remedies[element] ?? `Remove it; the elements are ${[...allowedElements].join(', ')}`
}
