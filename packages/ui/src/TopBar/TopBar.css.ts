import { below, canHover, forcedColors, from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { column } from '../base/index.ts'

const { color, font, radius, shadow, size, space } = vars

/** A viewport query, since the bar spans the window. */
const phone = below.md
/** Icons only; labels stay for screen readers. */
const tablet = `${from.md} and ${below.lg}`
const bottomBar = 'min(4rem, 26vw)'
/** Too narrow for labels in the bottom bar at the user's text size: icons only. */
const tight = '(max-width: 19rem)'

export const surface = style({
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  background: color.surface.raised,
  color: color.text.strong,
})

export const bar = recipe({
  base: { zIndex: 40 },
  variants: {
    variant: {
      bar: [surface, { position: 'sticky', insetBlockStart: 0 }],
      overlay: { position: 'absolute', insetBlockStart: 0, insetInline: 0, color: color.hero.on },
    },
  },
})

export const inner = style([
  column,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: `calc(${size.control} + ${space[4]})`,
    '@media': {
      // Wraps if a long word and a large text size leave too little space.
      [phone]: { flexWrap: 'wrap', minBlockSize: `calc(${size.control} + ${space[2]})` },
    },
  },
])

/** The logo, or the symbol and the name. */
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.control,
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  color: 'inherit',
  fontFamily: font.family.display,
  fontSize: `clamp(${font.size.md}, 5vw, ${font.size.xl})`,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
  textDecoration: 'none',
})

export const symbol = style({
  display: 'block',
  flexShrink: 0,
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
})

/** A wide logo becomes smaller where other links need the room. */
export const logo = style({
  display: 'block',
  blockSize: '2.25rem',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  objectFit: 'contain',
})

export const nav = style({
  display: 'flex',
  gap: space[1],
  '@media': {
    [phone]: {
      containerType: 'inline-size',
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 40,
      justifyContent: 'space-around',
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      borderBlockStart: `1px solid ${color.border.subtle}`,
      background: color.surface.raised,
      boxShadow: shadow.raised,
    },
  },
})

globalStyle('body:has([data-bottom-bar])', {
  '@media': { [phone]: { paddingBlockEnd: `calc(${bottomBar} + env(safe-area-inset-bottom))` } },
})

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.control,
  paddingInline: space[3],
  borderRadius: radius.pill,
  color: color.text.normal,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': { background: color.primary.soft, color: color.primary.onSoft },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not([aria-current])': { background: color.surface.sunken } },
    },
    [forcedColors]: { selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } } },
    [phone]: {
      // Longer labels get more width, so that none is clipped.
      flex: '1 1 auto',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 2,
      minInlineSize: 0,
      minBlockSize: bottomBar,
      paddingInline: space[1],
      borderRadius: 0,
      selectors: {
        '&[aria-current="page"]': { background: 'transparent', color: color.primary.text },
        '&:focus-visible': { outlineOffset: '-4px' },
      },
      '@container': {
        [tight]: { flexBasis: 0, justifyContent: 'flex-end', paddingBlockEnd: space[2] },
      },
    },
  },
})

export const icon = style({ display: 'inline-flex', fontSize: '1.35rem' })

const onIcon = {
  position: 'absolute',
  insetBlockStart: '0.15rem',
  // Only the corner of the icon is covered. A long number moves over it rather than out of the window.
  insetInlineStart: 'min(50% + 0.5rem, 100% - 2.1rem)',
  // A ring in the background colour separates the badge from the icon.
  background: color.surface.raised,
  boxShadow: `0 0 0 2px ${color.surface.raised}`,
} as const

/** With large text the badge is above the icon, so that it does not cover it. */
const inCorner = { insetBlockStart: 2, insetInline: 'auto 2px' } as const

/** After the label if it is visible, otherwise at the corner of the icon. */
export const badge = style({
  display: 'flex',
  borderRadius: radius.pill,
  fontSize: font.size.xs,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [phone]: { ...onIcon, '@container': { [tight]: inCorner } }, [tablet]: onIcon },
})

const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const label = style({
  '@media': {
    [phone]: {
      maxInlineSize: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: '0.75rem',
      lineHeight: 1.3,
      '@container': { [tight]: unseen },
    },
    [tablet]: unseen,
  },
})

/** A long brand name is shortened, never the label of a button. */
export const account = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[1],
  whiteSpace: 'nowrap',
})
