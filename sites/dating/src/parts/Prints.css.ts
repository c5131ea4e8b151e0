import type { Brand } from '@bouquet/theme'
import { motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css'

const { motion, shadow, shape, space } = vars

export const prints = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(24, 1fr)',
  inlineSize: '100%',
  maxInlineSize: '40rem',
  marginInline: 'auto',
  padding: 0,
  listStyle: 'none',
})

const print = style({
  display: 'grid',
  gridRow: 1,
  '@media': {
    [motionAllowed]: {
      transition: `rotate ${motion.slow} ${motion.easing}, translate ${motion.slow} ${motion.easing}`,
    },
  },
})

/** Fills the height of its row instead of keeping its aspect ratio. */
const filling = style({})

globalStyle(`.${print} > figure`, { borderRadius: shape.photo, boxShadow: shadow.overlay })
globalStyle(`.${filling} > figure`, { aspectRatio: 'auto', blockSize: '100%' })
globalStyle(`.${prints}:hover .${print}`, { '@media': { [motionAllowed]: { rotate: '0deg' } } })
globalStyle(`.${print} figcaption`, {
  '@container': { '(width < 9rem)': { visibility: 'hidden' } },
})
// Clear of the round corners of a large portrait.
globalStyle(`.${print} figcaption > span`, { paddingInline: `max(${space[4]}, 10cqi)` })

const inset = `calc(${space[2]} / 2)`

const places = (...rules: readonly [StyleRule, StyleRule, StyleRule]): readonly string[] =>
  rules.map((rule) => style([print, rule]))

const fillingPlaces = (...rules: readonly [StyleRule, StyleRule, StyleRule]): readonly string[] =>
  rules.map((rule) => style([print, filling, rule]))

/** Overlapping, like photos on a table. */
const fan = places(
  { gridColumn: '1 / 11', marginBlockStart: '24%', rotate: '-5deg' },
  { gridColumn: '8 / 18', zIndex: 1 },
  { gridColumn: '15 / 25', marginBlockStart: '32%', rotate: '5deg' },
)

// The middle portrait covers the inner sides of the others.
globalStyle(`.${fan[0]} figcaption > span`, { paddingInlineEnd: '32%' })
globalStyle(`.${fan[2]} figcaption > span`, { paddingInlineStart: '32%', textAlign: 'end' })

/** Each lower and larger than the one before. */
const cascade = places(
  { gridColumn: '1 / 12' },
  { gridColumn: '7 / 18', marginBlockStart: '26%' },
  { gridColumn: '13 / 25', marginBlockStart: '52%' },
)

// The next portrait covers the lower end corner.
globalStyle(`:is(.${cascade[0]}, .${cascade[1]}) figcaption`, {
  '@container': { '(width < 13rem)': { visibility: 'hidden' } },
})
globalStyle(`:is(.${cascade[0]}, .${cascade[1]}) figcaption > span`, { paddingInlineEnd: '47%' })

/** Three arches, the middle one highest. */
const arcade = places(
  { gridColumn: '1 / 8', alignSelf: 'end', marginInline: inset },
  { gridColumn: '8 / 18', alignSelf: 'end', marginInline: inset },
  { gridColumn: '18 / 25', alignSelf: 'end', marginInline: inset },
)

/** One large and two small, as in a magazine. */
const page = fillingPlaces(
  { gridColumn: '17 / 25', gridRow: 1, margin: inset },
  { gridColumn: '1 / 17', gridRow: '1 / 3', margin: inset, aspectRatio: '4 / 5' },
  { gridColumn: '17 / 25', gridRow: 2, margin: inset },
)

/** Three tall strips without gaps. */
const strips = fillingPlaces(
  { gridColumn: '1 / 9', marginInline: inset, aspectRatio: '1 / 2' },
  { gridColumn: '9 / 17', marginInline: inset, aspectRatio: '1 / 2', translate: '0 6%' },
  { gridColumn: '17 / 25', marginInline: inset, aspectRatio: '1 / 2' },
)

/** Rising from left to right. */
const climb = places(
  { gridColumn: '1 / 9', marginInline: inset, marginBlockStart: '60%' },
  { gridColumn: '9 / 17', marginInline: inset, marginBlockStart: '30%' },
  { gridColumn: '17 / 25', marginInline: inset },
)

/** Side by side. */
const row = places(
  { gridColumn: '1 / 9', marginInline: inset },
  { gridColumn: '9 / 17', marginInline: inset },
  { gridColumn: '17 / 25', marginInline: inset },
)

/** Layout of the three portraits for each art. */
export const placesOn = {
  petals: fan,
  grain: cascade,
  rings: arcade,
  vines: page,
  lace: page,
  arrows: strips,
  contours: climb,
  waves: climb,
  plain: row,
} satisfies Record<Brand['art'], readonly string[]>
