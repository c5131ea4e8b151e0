import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

export const form = style({
  containerType: 'inline-size',
  // A container has no width of its own where nothing stretches it.
  inlineSize: '100%',
  display: 'grid',
  gap: space[5],
  minInlineSize: 0,
})

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  padding: `min(${space[4]}, 5cqi)`,
  borderRadius: radius.card,
  background: color.danger.soft,
  color: color.text.strong,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@container': { '(max-width: 13rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [forcedColors]: { border: '2px solid CanvasText' } },
})

export const summaryIcon = style({ marginBlockStart: '0.1em', color: color.danger.onSoft })

export const summaryTitle = style({ fontWeight: font.weight.bold, lineHeight: 1.4 })

export const errors = style({
  listStyleType: '""',
  padding: 0,
  marginBlockStart: space[1],
})

export const error = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '2rem',
  padding: 0,
  paddingBlock: space[1],
  border: 0,
  background: 'none',
  color: color.danger.onSoft,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  lineHeight: 1.4,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '@media': { [forcedColors]: { color: 'LinkText' } },
})

export const actions = style({
  display: 'grid',
  gap: space[3],
  marginBlockStart: space[2],
  '@container': {
    '(min-width: 28rem)': { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  },
})
