import { M as oklab } from 'colorjs.io/src/spaces/oklab.js'
import { M as srgb } from 'colorjs.io/src/spaces/srgb-linear.js'

type Row = readonly [number, number, number]
type Matrix = readonly [Row, Row, Row]

const times = (one: Matrix, [x, y, z]: Matrix): Matrix => {
  const row = ([a, b, c]: Row): Row => [
    a * x[0] + b * y[0] + c * z[0],
    a * x[1] + b * y[1] + c * z[1],
    a * x[2] + b * y[2] + c * z[2],
  ]
  return [row(one[0]), row(one[1]), row(one[2])]
}

const need = (matrix: Matrix | undefined): Matrix => {
  if (matrix === undefined) throw new RangeError('The colour library names its matrices otherwise')
  return matrix
}

const [toLong, toMiddle, toShort] = need(oklab['LabtoLMS'])
const [toRed, toGreen, toBlue] = times(need(srgb['fromXYZ']), need(oklab['LMStoXYZ']))

/**
 * Converts OKLCH colours of one hue to linear sRGB, without clamping. Much faster than the library's general
 * conversion, and called thousands of times for a theme.
 */
export function lightOfHue(hue: number): (lightness: number, chroma: number) => Row {
  const angle = (hue * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const long = toLong[1] * cos + toLong[2] * sin
  const middle = toMiddle[1] * cos + toMiddle[2] * sin
  const short = toShort[1] * cos + toShort[2] * sin
  return (lightness, chroma) => {
    const l = (lightness + chroma * long) ** 3
    const m = (lightness + chroma * middle) ** 3
    const s = (lightness + chroma * short) ** 3
    return [
      toRed[0] * l + toRed[1] * m + toRed[2] * s,
      toGreen[0] * l + toGreen[1] * m + toGreen[2] * s,
      toBlue[0] * l + toBlue[1] * m + toBlue[2] * s,
    ]
  }
}
