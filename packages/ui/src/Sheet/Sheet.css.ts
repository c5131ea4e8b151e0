import { below, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { createVar, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export type SheetSize = 'sm' | 'md' | 'lg'

const { color, font, motion, radius, shadow, size, space } = vars

/** A viewport query, since the sheet is attached to the edge of the window. */
const phone = below.md

/** Off-screen position of the animation. */
const away = createVar()

const veil = keyframes({ from: { opacity: 0 } })
const unveil = keyframes({ to: { opacity: 0 } })
const come = keyframes({ from: { translate: away } })
const go = keyframes({ to: { translate: away } })

const widths: Record<SheetSize, { inlineSize: string }> = {
  sm: { inlineSize: '22rem' },
  md: { inlineSize: '28rem' },
  lg: { inlineSize: '40rem' },
}

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  background: color.surface.backdrop,
  '@media': {
    [motionAllowed]: {
      animation: `${veil} ${motion.normal} ${motion.easing}`,
      selectors: {
        '&[data-state="closed"]': { animation: `${unveil} ${motion.fast} ${motion.easing}` },
      },
    },
  },
})

export const sheet = recipe({
  base: {
    vars: { [away]: '100% 0' },
    position: 'fixed',
    zIndex: 51,
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    maxInlineSize: 'calc(100vw - 3rem)',
    borderStartStartRadius: radius.dialog,
    borderEndStartRadius: radius.dialog,
    background: color.surface.overlay,
    color: color.text.normal,
    boxShadow: shadow.overlay,
    overflow: 'clip',
    outline: 'none',
    selectors: { '&:dir(rtl)': { vars: { [away]: '-100% 0' } } },
    '@media': {
      [motionAllowed]: {
        animation: `${come} ${motion.normal} ${motion.easing}`,
        selectors: {
          '&[data-state="closed"]': { animation: `${go} ${motion.fast} ${motion.easing}` },
        },
      },
      [phone]: {
        vars: { [away]: '0 100%' },
        insetBlock: 'auto 0',
        insetInline: 0,
        inlineSize: '100%',
        maxInlineSize: '100%',
        maxBlockSize: 'min(92dvh, 100dvh - 2rem)',
        borderStartEndRadius: radius.dialog,
        borderEndStartRadius: 0,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        selectors: { '&:dir(rtl)': { vars: { [away]: '0 100%' } } },
      },
      [forcedColors]: { border: '2px solid CanvasText' },
    },
  },
  variants: { size: widths },
})

/** Narrower on a phone, where large text needs the space. */
const edge = `min(${space[6]}, 5vw)`

export const head = style({
  position: 'relative',
  paddingBlock: `${space[4]} ${space[3]}`,
  paddingInline: edge,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})

export const textBlock = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space[1],
  minBlockSize: size.control,
  // Large text on a phone starts below the close button instead of beside it.
  paddingInlineEnd: `clamp(0px, 100vw - 18rem, ${size.control})`,
  paddingBlockStart: `clamp(0px, 19rem - 100vw, ${size.control})`,
})

/** The button's own position must not win, in whichever order the two styles are loaded. */
export const close = style({
  selectors: {
    '&&': { position: 'absolute', insetBlockStart: space[4], insetInlineEnd: space[3] },
  },
})

export const title = style({
  color: color.text.strong,
  fontFamily: font.family.display,
  fontSize: `min(${font.size.xl}, 9vw)`,
  fontWeight: font.weight.display,
})

export const description = style({ color: color.text.muted, fontSize: font.size.sm })

export const body = style({
  containerType: 'inline-size',
  paddingBlock: space[6],
  paddingInline: edge,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  paddingBlock: space[4],
  paddingInline: edge,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  background: color.surface.overlay,
})
