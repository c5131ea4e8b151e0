import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { calm } from '../../styles/calm.css.ts'

const { color, font, radius, shadow, space } = vars

export const scene = style({
  position: 'relative',
  isolation: 'isolate',
  color: color.hero.on,
})

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlockStart: space[6],
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) 27rem',
      columnGap: space[10],
      rowGap: space[6],
      alignItems: 'start',
      paddingBlock: `${space[10]} ${space[16]}`,
    },
  },
})

export const head = style([
  calm,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    // On narrow pages it would blur the colour of the bar into the picture.
    '::before': { display: 'none' },
    '@media': {
      [from.lg]: { '::before': { display: 'block' }, gridColumn: '1 / -1', justifySelf: 'start' },
    },
  },
])
export const title = style({
  color: 'inherit',
  fontSize: font.size['4xl'],
  '@media': { [from.lg]: { fontSize: font.size['5xl'] } },
})
export const lead = style({ fontSize: font.size.lg })
export const note = style({ fontSize: font.size.sm })

export const ending = style({ background: color.surface.sunken })

export const closing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingBlock: space[12],
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)',
      gap: space[16],
      paddingBlock: space[24],
    },
  },
})
export const invitation = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@media': { [from.lg]: { position: 'sticky', insetBlockStart: space[12], alignSelf: 'start' } },
})
export const invitationTitle = style({ fontSize: font.size['4xl'] })
export const invitationBody = style({ fontSize: font.size.lg, maxInlineSize: '40ch' })

export const card = style({
  padding: space[6],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  boxShadow: shadow.raised,
  overflowWrap: 'anywhere',
})
