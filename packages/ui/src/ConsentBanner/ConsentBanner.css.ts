import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { forcedColors } from '../internal/media.ts'

export type ConsentVariant = 'floating' | 'inline'

const { color, font, radius, shadow, size, space } = vars

const variants: Record<ConsentVariant, Parameters<typeof style>[0]> = {
  floating: {
    position: 'fixed',
    zIndex: 45,
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: '85dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStart: `1px solid ${color.border.subtle}`,
    boxShadow: shadow.overlay,
  },
  inline: { borderRadius: radius.card, boxShadow: `inset 0 0 0 1px ${color.border.subtle}` },
}

export const banner = recipe({
  base: {
    containerType: 'inline-size',
    background: color.surface.overlay,
    color: color.text.normal,
    '@media': { [forcedColors]: { border: '2px solid CanvasText' } },
  },
  variants: { variant: variants },
})

export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxInlineSize: size.page,
  marginInline: 'auto',
  padding: `min(${space[4]}, 5cqi)`,
  '@container': {
    '(min-width: 48rem)': { gap: space[5], padding: `${space[5]} ${space[6]}` },
  },
})

export const textBlock = style({ display: 'grid', gap: space[1], maxInlineSize: size.measure })

export const title = style({
  color: color.text.strong,
  fontFamily: font.family.display,
  fontSize: font.size.lg,
  fontWeight: font.weight.display,
  lineHeight: 1.3,
})

export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  selectors: { '&[hidden]': { display: 'none' } },
  '@container': {
    '(min-width: 48rem)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(17rem, 1fr))',
      columnGap: space[8],
    },
  },
})

/** Three buttons of the same size, regardless of their labels. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: '1fr',
  gap: space[2],
  '@container': {
    '(min-width: 34rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[3] },
  },
})
