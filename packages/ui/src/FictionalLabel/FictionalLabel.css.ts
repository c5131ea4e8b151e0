import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const { color, font, radius, space } = vars

export const mask = style({ flexShrink: 0 })

export const fictional = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    maxInlineSize: '100%',
    minBlockSize: '1.6rem',
    paddingInline: space[2],
    paddingBlock: '0.2rem',
    borderRadius: `min(${radius.pill}, 0.8rem)`,
    fontSize: font.size.xs,
    fontWeight: font.weight.medium,
    lineHeight: 1.2,
    textShadow: 'none',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    // Keeps the label on one line on cards of narrow phones.
    '@container': {
      '(max-width: 11rem)': { gap: '0.2rem', paddingInline: '0.35rem', fontSize: '0.75rem' },
    },
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    variant: {
      onPhoto: { background: color.surface.raised, color: color.text.strong },
      inline: { background: color.info.soft, color: color.info.onSoft },
    },
  },
})
