import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { calm } from '../../styles/calm.css.ts'

const { color, font, space } = vars

export const scene = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  color: color.hero.on,
})

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  paddingBlock: `${space[4]} ${space[12]}`,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: '1fr minmax(0, 30rem)',
      gap: space[16],
      paddingBlock: `${space[10]} ${space[16]}`,
    },
  },
})

export const texts = style([
  calm,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    textAlign: 'center',
    alignItems: 'center',
    '@media': {
      [from.lg]: {
        gap: space[5],
        textAlign: 'start',
        alignItems: 'start',
        insetBlockStart: space[8],
        marginBlockStart: space[16],
        // Wins over `calm`, whichever of the two stylesheets comes first.
        selectors: { '&&': { position: 'sticky' } },
      },
    },
  },
])

export const lead = style({
  fontSize: font.size.md,
  '@media': { [from.lg]: { fontSize: font.size.lg } },
  maxInlineSize: '44ch',
  textWrap: 'pretty',
})

export const title = style({
  color: 'inherit',
  fontSize: font.size['3xl'],
  '@media': { [from.lg]: { fontSize: font.size['5xl'] } },
})
