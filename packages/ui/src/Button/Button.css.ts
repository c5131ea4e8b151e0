import { canHover, coloredSurface, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { type ComplexStyleRule, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { hovered, pressed, softPressed, tone, tones } from '../internal/tone.css.ts'

export type ButtonSize = 'sm' | 'md' | 'lg'
export type ButtonVariant = 'solid' | 'outline' | 'quiet'

const { color, font, motion, radius, shadow, size, space } = vars

const spin = keyframes({ to: { rotate: '1turn' } })

const variants: Record<ButtonVariant, Parameters<typeof style>[0]> = {
  solid: {
    ...coloredSurface,
    background: tone.base,
    color: tone.on,
    borderColor: tone.edge,
    '@media': {
      [canHover]: {
        selectors: { [hovered]: { background: tone.hover, boxShadow: shadow.raised } },
      },
    },
    selectors: {
      [pressed]: { background: tone.pressed, boxShadow: 'none' },
      '&:focus-visible': { outlineColor: color.text.strong },
    },
  },
  outline: {
    background: 'transparent',
    color: tone.text,
    borderColor: color.border.control,
    '@media': {
      [canHover]: {
        selectors: {
          [hovered]: { background: tone.soft, color: tone.onSoft, borderColor: tone.text },
        },
      },
    },
    selectors: {
      [pressed]: { background: softPressed, color: tone.onSoft, borderColor: tone.text },
    },
  },
  quiet: {
    background: 'transparent',
    color: tone.text,
    '@media': {
      [canHover]: { selectors: { [hovered]: { background: tone.soft, color: tone.onSoft } } },
    },
    selectors: { [pressed]: { background: softPressed, color: tone.onSoft } },
  },
}

const sizes: Record<ButtonSize, Parameters<typeof style>[0]> = {
  sm: { paddingInline: space[4], fontSize: font.size.sm },
  // Large text leaves little room on a phone.
  md: { paddingInline: `min(${space[6]}, 8vw)`, fontSize: font.size.md },
  lg: {
    minBlockSize: `calc(${size.control} + ${space[2]})`,
    paddingInline: `min(${space[8]}, 10vw)`,
    fontSize: font.size.lg,
  },
}

/** A button, or a link that looks like one. */
export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minBlockSize: size.control,
    minInlineSize: size.control,
    maxInlineSize: '100%',
    paddingBlock: space[2],
    border: `${vars.border.width} solid transparent`,
    borderRadius: radius.control,
    fontFamily: font.family.text,
    fontWeight: font.weight.medium,
    lineHeight: font.line.tight,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    '@media': {
      [motionAllowed]: {
        transition: `background-color ${motion.fast} ${motion.easing}, color ${motion.fast} ${motion.easing}, border-color ${motion.fast} ${motion.easing}, box-shadow ${motion.fast} ${motion.easing}, scale ${motion.fast} ${motion.easing}`,
        selectors: { '&:active:not(:disabled)': { scale: '0.98' } },
      },
      [forcedColors]: { borderColor: 'ButtonBorder' },
    },
    selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } },
  },
  variants: {
    variant: variants,
    tone: {
      primary: tones.primary,
      secondary: tones.secondary,
      danger: tones.danger,
      neutral: tones.neutral,
    },
    size: sizes,
    // Centred text, so long labels need less padding.
    isWide: { true: { inlineSize: '100%', paddingInline: space[2] }, false: {} },
  },
  compoundVariants: [
    {
      // For irreversible actions: outlined, so that it differs from the primary action in shape too.
      variants: { variant: 'solid', tone: 'danger' },
      style: {
        background: tone.soft,
        color: tone.onSoft,
        borderColor: tone.text,
        '@media': {
          [canHover]: {
            selectors: { [hovered]: { background: tone.soft, borderColor: 'currentColor' } },
          },
        },
        selectors: { [pressed]: { background: softPressed } },
      },
    },
  ],
  defaultVariants: {
    variant: 'solid',
    tone: 'primary',
    size: 'md',
    isWide: false,
  },
})

/** Beside `button`, for an outlined one on a picture or on art. */
export const onArt = style({ background: color.surface.page })

const disabledBase = style({
  selectors: {
    '&:disabled': {
      background: color.disabled.base,
      color: color.disabled.on,
      borderColor: 'transparent',
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
  },
})

/** Beside `button`, where it can be disabled. */
export const whenDisabled = styleVariants({
  solid: [disabledBase],
  outline: [
    disabledBase,
    {
      selectors: {
        '&:disabled': { background: 'transparent', borderColor: color.border.subtle },
      },
    },
  ],
  quiet: [disabledBase, { selectors: { '&:disabled': { background: 'transparent' } } }],
} satisfies Record<ButtonVariant, ComplexStyleRule>)

const hiddenWhilePending = { '[data-pending] > &': { opacity: 0 } }

export const label = style({
  minInlineSize: 0,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  selectors: hiddenWhilePending,
})

export const icon = style({
  display: 'inline-flex',
  flexShrink: 0,
  fontSize: '1.2em',
  selectors: hiddenWhilePending,
})

/** Covers the label without changing the width. */
export const pending = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.6em)',
  insetInlineStart: 'calc(50% - 0.6em)',
  inlineSize: '1.2em',
  blockSize: '1.2em',
  border: '0.14em solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  '@media': { [motionAllowed]: { animation: `${spin} 900ms linear infinite` } },
})
