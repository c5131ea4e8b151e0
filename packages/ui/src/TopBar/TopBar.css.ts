import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { canHover, forcedColors } from '../internal/motion.ts'

const { color, font, radius, shadow, size, space } = vars

/** The whole frame moves with the window, so this asks the window, not a container. */
const phone = '(max-width: 767px)'
/** Icons without their words, which stay for screen readers. */
const tablet = '(min-width: 768px) and (max-width: 991px)'
const bottomBar = 'min(4rem, 26vw)'
/** Of the bottom bar, with the reader's size of text: too little for words, so the icons stand alone. */
const tight = '(max-width: 19rem)'

export const bar = recipe({
  base: { zIndex: 40, color: color.text.strong },
  variants: {
    variant: {
      bar: {
        position: 'sticky',
        insetBlockStart: 0,
        borderBlockEnd: `1px solid ${color.border.subtle}`,
        background: color.surface.raised,
      },
      overlay: { position: 'absolute', insetBlockStart: 0, insetInline: 0, color: color.hero.on },
    },
  },
})

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  maxInlineSize: size.page,
  minBlockSize: `calc(${size.control} + ${space[4]})`,
  marginInline: 'auto',
  paddingInline: space[5],
  '@media': {
    [phone]: { paddingInline: space[4], minBlockSize: `calc(${size.control} + ${space[2]})` },
  },
})

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control,
  minInlineSize: size.control,
  marginInlineEnd: 'auto',
  color: 'inherit',
  fontFamily: font.family.display,
  fontSize: font.size.xl,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: 1.1,
  textDecoration: 'none',
  '@media': { [phone]: { fontSize: font.size.lg } },
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
      // The longer word takes more of the bar, so that none is cut.
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
  insetBlockStart: '0.3rem',
  // A long figure moves over the icon before it leaves the window.
  insetInlineStart: 'min(50% + 0.15rem, 100% - 2.2rem)',
  // A ring of the ground keeps the figure apart from the icon under it.
  background: color.surface.raised,
  boxShadow: `0 0 0 2px ${color.surface.raised}`,
} as const

/** Large figures stand in the corner above the icon, or they would hide it. */
const inCorner = { insetBlockStart: 2, insetInline: 'auto 2px' } as const

/** Behind the word where there is one beside the icon, else on the icon's shoulder. */
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

/** A long name of the brand gives way, never the words of a button. */
export const account = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[1],
  whiteSpace: 'nowrap',
})
