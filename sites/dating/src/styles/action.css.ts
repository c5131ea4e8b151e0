import { canHover, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { recipe } from '@vanilla-extract/recipes'

const { border, color, font, motion, radius, size, space } = vars

/** A link or button styled like the Button of the members area. */
export const action = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minBlockSize: size.control,
    minInlineSize: size.control,
    maxInlineSize: '100%',
    paddingBlock: space[2],
    // Large text leaves little room on a phone.
    paddingInline: `min(${space[6]}, 8vw)`,
    border: `${border.width} solid transparent`,
    borderRadius: radius.control,
    font: 'inherit',
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
        transition: `background-color ${motion.fast} ${motion.easing}, border-color ${motion.fast} ${motion.easing}, scale ${motion.fast} ${motion.easing}`,
        selectors: { '&:active': { scale: '0.98' } },
      },
      [forcedColors]: { borderColor: 'ButtonBorder' },
    },
  },
  variants: {
    variant: {
      solid: {
        background: color.primary.base,
        borderColor: color.primary.edge,
        color: color.primary.on,
        '@media': { [canHover]: { selectors: { '&:hover': { background: color.primary.hover } } } },
        selectors: {
          '&:active': { background: color.primary.pressed },
          '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.8 },
        },
      },
      outline: {
        background: color.surface.page,
        borderColor: color.border.control,
        color: color.text.strong,
        '@media': {
          [canHover]: { selectors: { '&:hover': { background: color.surface.sunken } } },
        },
      },
      quiet: {
        background: 'transparent',
        color: color.primary.text,
        '@media': {
          [canHover]: {
            selectors: {
              '&:hover': { background: color.primary.soft, color: color.primary.onSoft },
            },
          },
        },
      },
    },
    size: {
      md: {},
      lg: {
        minBlockSize: `calc(${size.control} + ${space[2]})`,
        paddingInline: `min(${space[8]}, 10vw)`,
        fontSize: font.size.lg,
      },
    },
    isWide: { true: { inlineSize: '100%', paddingInline: space[4] }, false: {} },
  },
  defaultVariants: { variant: 'solid', size: 'md', isWide: false },
})
