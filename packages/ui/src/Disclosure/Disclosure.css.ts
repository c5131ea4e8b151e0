import { canHover, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const { border, color, font, motion, radius, size, space } = vars

/** Large text on a phone: the words are below the icon and the arrow. */
const tight = '(max-width: 13rem)'

export const disclosure = recipe({
  base: {
    containerType: 'inline-size',
    minInlineSize: 0,
    // Lets the height of the content grow from none to its own.
    interpolateSize: 'allow-keywords',
    selectors: {
      '&::details-content': { blockSize: 0, overflow: 'clip' },
      '&[open]::details-content': { blockSize: 'auto', overflow: 'visible' },
    },
    '@media': {
      [motionAllowed]: {
        selectors: {
          '&::details-content': {
            transition: `block-size ${motion.normal} ${motion.easing}, content-visibility ${motion.normal} allow-discrete`,
          },
        },
      },
    },
  },
  variants: {
    variant: {
      plain: { borderBlockEnd: `1px solid ${color.border.subtle}` },
      card: {
        border: `${border.width} solid ${color.border.subtle}`,
        borderRadius: radius.card,
        background: color.surface.raised,
      },
    },
  },
})

export const summary = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    '@container': { [tight]: { flexWrap: 'wrap', justifyContent: 'space-between' } },
    minBlockSize: `calc(${size.control} + ${space[2]})`,
    paddingBlock: space[3],
    color: color.text.strong,
    cursor: 'pointer',
    listStyle: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    '@media': { [canHover]: { selectors: { '&:hover': { color: color.primary.text } } } },
  },
  variants: {
    variant: {
      plain: {},
      card: {
        paddingInline: `min(${space[5]}, 5cqi)`,
        borderRadius: `calc(${radius.card} - ${border.width})`,
      },
    },
  },
})

export const icon = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: color.primary.text,
  fontSize: '1.3rem',
})

export const texts = style({
  flex: '1 1 0',
  '@container': { [tight]: { flexBasis: '100%', order: 1 } },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.15rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const title = style({
  color: 'inherit',
  fontFamily: font.family.text,
  fontSize: font.size.md,
  fontWeight: font.weight.medium,
  letterSpacing: 'normal',
  lineHeight: 1.35,
})

export const description = style({
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: 1.4,
})

export const chevron = style({
  flexShrink: 0,
  color: color.text.muted,
  selectors: { '[open] > summary > &': { rotate: '0.5turn' } },
  '@media': { [motionAllowed]: { transition: `rotate ${motion.normal} ${motion.easing}` } },
})

export const content = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    maxInlineSize: size.measure,
    paddingBlockEnd: space[5],
    color: color.text.normal,
  },
  variants: { variant: { plain: {}, card: { paddingInline: `min(${space[5]}, 5cqi)` } } },
})
