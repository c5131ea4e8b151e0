import { canHover, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { hovered, pressed, softPressed, tone } from '../internal/tone.css.ts'

export type IconButtonSize = 'md' | 'lg' | 'xl'
export type IconButtonVariant = 'solid' | 'outline' | 'quiet' | 'onPhoto'

const { color, motion, radius, shadow, size, space } = vars

const variants: Record<IconButtonVariant, Parameters<typeof style>[0]> = {
  solid: {
    background: tone.base,
    color: tone.on,
    borderColor: tone.edge,
    boxShadow: shadow.raised,
    selectors: {
      [pressed]: { background: tone.pressed },
      '&:focus-visible': { outlineColor: color.text.strong },
    },
    '@media': { [canHover]: { selectors: { [hovered]: { background: tone.hover } } } },
  },
  outline: {
    background: color.surface.raised,
    color: tone.text,
    borderColor: color.border.control,
    selectors: {
      '&[aria-pressed="true"]': { background: tone.soft, color: tone.onSoft },
      [pressed]: { background: softPressed, color: tone.onSoft },
    },
    '@media': {
      [canHover]: { selectors: { [hovered]: { background: tone.soft, color: tone.onSoft } } },
    },
  },
  quiet: {
    background: 'transparent',
    color: tone.text,
    selectors: {
      '&:disabled': { background: 'transparent' },
      '&[aria-pressed="true"]': { background: tone.soft, color: tone.onSoft },
      [pressed]: { background: softPressed, color: tone.onSoft },
    },
    '@media': {
      [canHover]: { selectors: { [hovered]: { background: tone.soft, color: tone.onSoft } } },
    },
  },
  onPhoto: {
    background: 'color-mix(in oklab, black 42%, transparent)',
    color: color.photo.on,
    backdropFilter: 'blur(10px) saturate(1.3)',
    selectors: {
      '&[aria-pressed="true"]': { background: tone.base, color: tone.on },
      [`${pressed}:not([aria-pressed="true"])`]: {
        background: 'color-mix(in oklab, black 78%, transparent)',
      },
    },
    '@media': {
      [canHover]: {
        selectors: {
          [`${hovered}:not([aria-pressed="true"])`]: {
            background: 'color-mix(in oklab, black 62%, transparent)',
          },
        },
      },
    },
  },
}

const sizes: Record<IconButtonSize, Parameters<typeof style>[0]> = {
  md: { inlineSize: size.control, blockSize: size.control, fontSize: '1.3rem' },
  lg: {
    inlineSize: `calc(${size.control} + ${space[3]})`,
    blockSize: `calc(${size.control} + ${space[3]})`,
    fontSize: '1.6rem',
  },
  xl: {
    inlineSize: `calc(${size.control} + ${space[6]})`,
    blockSize: `calc(${size.control} + ${space[6]})`,
    fontSize: '1.9rem',
  },
}

export const iconButton = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    padding: 0,
    border: `${vars.border.width} solid transparent`,
    borderRadius: radius.pill,
    textDecoration: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    '@media': {
      [motionAllowed]: {
        transition: `background-color ${motion.fast} ${motion.easing}, color ${motion.fast} ${motion.easing}, scale ${motion.fast} ${motion.easing}`,
        selectors: { '&:active:not(:disabled)': { scale: '0.94' } },
      },
      [forcedColors]: { borderColor: 'ButtonBorder' },
    },
    selectors: {
      '&:disabled': {
        background: color.disabled.base,
        color: color.disabled.on,
        borderColor: 'transparent',
        cursor: 'not-allowed',
      },
    },
  },
  variants: { variant: variants, size: sizes },
})

export const icon = style({ display: 'inline-flex' })

/** Filled while pressed. */
globalStyle(`[aria-pressed="true"] > ${icon} > svg`, { fill: 'currentColor' })

export const badge = style({
  position: 'absolute',
  insetBlockStart: `calc(${space[1]} * -1)`,
  insetInlineEnd: `calc(${space[1]} * -1)`,
})
