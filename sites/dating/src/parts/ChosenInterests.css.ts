import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { shownWhenChosen } from './chosen.css.ts'

const { color, font, radius, space } = vars

/** The chosen interests of a page, shown by CSS alone. */
export const chosen = style({ display: 'flex', flexDirection: 'column', gap: space[2] })

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: 0,
  listStyle: 'none',
})

export const chip = style([
  shownWhenChosen,
  {
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '2.25rem',
    paddingInline: space[3],
    borderRadius: radius.pill,
    background: color.secondary.base,
    color: color.secondary.on,
    fontSize: font.size.sm,
    fontWeight: font.weight.medium,
    lineHeight: font.line.tight,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  },
])

export const icon = style({ inlineSize: '1.15em', blockSize: '1.15em' })

const isAnyChosen = ':root:has([name="interests"]:checked)'

export const some = style({
  display: 'none',
  fontSize: font.size.sm,
  selectors: { [`${isAnyChosen} &`]: { display: 'block' } },
})
export const none = style({ selectors: { [`${isAnyChosen} &`]: { display: 'none' } } })
