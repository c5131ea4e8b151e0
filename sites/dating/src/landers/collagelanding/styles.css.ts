import { from, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { parting } from './Collage.css.ts'

const { color, font, radius, shadow, space } = vars

const bar = '3.5rem'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  background: color.surface.sunken,
})

/** Stays in view while the form moves up between the pictures. */
export const stage = style({
  gridArea: '1 / 1',
  position: 'relative',
  zIndex: 1,
  blockSize: `calc(100dvh - ${bar})`,
  minBlockSize: '36rem',
  pointerEvents: 'none',
  '@media': {
    [motionAllowed]: {
      '@supports': {
        [parting]: { position: 'sticky', insetBlockStart: 0 },
      },
    },
  },
})

export const flow = style({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
})

export const opening = style({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  inlineSize: '100%',
  minBlockSize: `max(36rem, calc(100dvh - ${bar}))`,
  flexDirection: 'column',
  justifyContent: 'end',
  alignItems: 'center',
  padding: space[4],
  pointerEvents: 'none',
  '@media': { [from.lg]: { paddingBlockEnd: 'max(1.5rem, 9dvh)' } },
})

/** A strip of coloured paper on top of the pictures. */
export const strip = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space[3],
  maxInlineSize: 'min(34rem, 100%)',
  padding: space[5],
  overflowWrap: 'anywhere',
  borderRadius: `min(${radius.card}, 20px)`,
  background: color.primary.base,
  color: color.primary.on,
  boxShadow: shadow.overlay,
  rotate: '-1.5deg',
  pointerEvents: 'auto',
  '@media': { [from.lg]: { gap: space[4], padding: `${space[6]} ${space[8]}` } },
})

export const title = style({
  color: 'inherit',
  fontSize: font.size['3xl'],
  '@media': { [from.lg]: { fontSize: font.size['4xl'] } },
})
export const lead = style({
  fontSize: font.size.md,
  '@media': { [from.lg]: { fontSize: font.size.lg } },
})
export const note = style({ fontSize: font.size.xs, maxInlineSize: '46ch' })

export const join = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  inlineSize: '100%',
  padding: `${space[12]} ${space[5]} ${space[16]}`,
  '@media': { [from.lg]: { paddingBlock: `${space[16]} ${space[24]}` } },
})

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  inlineSize: '100%',
  maxInlineSize: '33rem',
  padding: space[6],
  borderRadius: radius.card,
  background: color.surface.raised,
  boxShadow: shadow.overlay,
  overflowWrap: 'anywhere',
  scrollMarginBlockStart: space[5],
})
export const cardTitle = style({ fontSize: font.size['3xl'] })
