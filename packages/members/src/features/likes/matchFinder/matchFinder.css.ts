import { from, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { keyframes, style } from '@vanilla-extract/css'

const { border, color, font, motion, radius, space } = vars

/** A narrow column while it asks. */
export const screen = style({
  display: 'grid',
  gap: space[6],
  selectors: {
    '&:has(> form)': { inlineSize: '100%', maxInlineSize: '46rem', marginInline: 'auto' },
  },
})
export const head = style({ display: 'grid', gap: space[1] })

export const finder = style({ display: 'grid', gap: space[5] })
export const question = style({ gap: space[6] })
export const questionTitle = style({ fontSize: font.size['2xl'] })
export const ages = style({ margin: 0, padding: 0, border: 0 })

/** How many people fit, between their faces and the way back to the questions. */
export const foundLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
})
export const foundText = style({
  flex: '1 1 12rem',
  color: color.text.strong,
  fontFamily: font.family.display,
  fontSize: font.size.xl,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
  textWrap: 'balance',
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const arrive = keyframes({ from: { opacity: 0, translate: `0 ${space[4]}` } })

/** The card above its reasons, or beside them where there is space. One arrives after the other. */
export const entry = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[4],
  '@media': {
    [from.sm]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)' },
    [motionAllowed]: {
      animation: `${arrive} ${motion.slow} ${motion.easing} backwards`,
      selectors: Object.fromEntries(
        [2, 3, 4, 5].map((place) => [
          `&:nth-child(${place})`,
          { animationDelay: `${(place - 1) * 70}ms` },
        ]),
      ),
    },
  },
  padding: space[3],
  background: color.surface.raised,
  border: `${border.width} solid ${color.border.subtle}`,
  borderRadius: radius.card,
})
