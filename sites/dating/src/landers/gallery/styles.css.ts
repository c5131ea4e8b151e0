import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, radius, shadow, space } = vars

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingBlock: `${space[6]} ${space[16]}`,
})

export const head = style({ display: 'flex', flexDirection: 'column', gap: space[3] })
export const title = style({ fontSize: font.size['4xl'] })

export const ending = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  color: color.hero.on,
})

export const stage = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'center',
  paddingBlock: space[12],
  '@media': {
    [from.lg]: {
      gridTemplateColumns: '1fr minmax(0, 30rem)',
      gap: space[16],
      paddingBlock: space[24],
    },
  },
})

export const invitation = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const invitationTitle = style({ color: 'inherit', fontSize: font.size['4xl'] })
export const invitationBody = style({ fontSize: font.size.lg, maxInlineSize: '40ch' })

export const card = style({
  padding: space[6],
  borderRadius: radius.card,
  background: color.surface.raised,
  color: color.text.normal,
  boxShadow: shadow.overlay,
  scrollMarginBlockStart: space[4],
})
