import { canHover, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const { border, color, font, motion, radius, size, space } = vars

export const group = recipe({
  base: { display: 'grid', marginBlockStart: '0.15rem' },
  variants: {
    variant: {
      segmented: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: space[1],
        padding: space[1],
        borderRadius: radius.control,
        background: color.surface.sunken,
      },
      list: { gap: space[2] },
    },
  },
})

export const option = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: size.control,
    color: color.text.normal,
    cursor: 'pointer',
    selectors: {
      '&:has(:focus-visible)': { outline: `3px solid ${color.border.focus}`, outlineOffset: '2px' },
      '&:has(:disabled)': { color: color.disabled.on, cursor: 'not-allowed' },
    },
    '@media': {
      [motionAllowed]: {
        transition: `background-color ${motion.fast} ${motion.easing}, color ${motion.fast} ${motion.easing}`,
      },
    },
  },
  variants: {
    variant: {
      segmented: {
        flex: '1 1 auto',
        justifyContent: 'center',
        minInlineSize: '5rem',
        maxInlineSize: '100%',
        paddingInline: space[3],
        paddingBlock: space[2],
        borderRadius: `calc(${radius.control} - ${space[1]})`,
        textAlign: 'center',
        fontWeight: font.weight.medium,
        lineHeight: 1.2,
        selectors: {
          '&:has(:checked)': {
            background: color.surface.raised,
            color: color.primary.text,
            boxShadow: vars.shadow.raised,
          },
          '&:has(:disabled:checked)': { color: color.disabled.on, boxShadow: 'none' },
        },
        '@media': {
          [canHover]: {
            selectors: {
              '&:hover:not(:has(:checked, :disabled))': {
                background: `color-mix(in oklab, ${color.surface.sunken}, ${color.surface.raised} 60%)`,
                color: color.text.strong,
              },
            },
          },
          [forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
        },
      },
      list: {
        // Large text wraps below the radio button if there is not enough space beside it.
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        paddingBlock: space[4],
        paddingInline: `clamp(${space[2]}, 100vw - 19rem, ${space[4]})`,
        border: `${border.width} solid ${color.border.control}`,
        borderRadius: radius.card,
        background: color.surface.raised,
        selectors: {
          '&:has(:checked)': {
            borderColor: color.primary.text,
            background: color.primary.soft,
            color: color.text.strong,
          },
          '&:has(:disabled)': {
            borderColor: 'transparent',
            background: color.disabled.base,
            color: color.disabled.on,
          },
        },
        '@media': {
          [canHover]: {
            selectors: { '&:hover:not(:has(:disabled))': { borderColor: color.primary.text } },
          },
        },
      },
    },
  },
})

export const input = recipe({
  base: { margin: 0, cursor: 'inherit', outline: 'none' },
  variants: {
    variant: {
      segmented: {
        position: 'absolute',
        inset: 0,
        inlineSize: '100%',
        blockSize: '100%',
        opacity: 0,
      },
      list: {
        flexShrink: 0,
        inlineSize: '1.35rem',
        blockSize: '1.35rem',
        appearance: 'none',
        border: `1.5px solid ${color.border.control}`,
        borderRadius: '50%',
        background: color.surface.raised,
        selectors: {
          '&:checked': {
            borderColor: color.primary.base,
            borderWidth: '0.42rem',
            background: color.primary.on,
            boxShadow: `0 0 0 ${border.width} ${color.primary.edge}`,
          },
          '&:disabled': { borderColor: color.disabled.on, background: 'transparent' },
        },
        '@media': { [forcedColors]: { appearance: 'auto' } },
      },
    },
  },
})

export const optionTexts = recipe({
  base: {
    display: 'grid',
    gap: '0.15rem',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  variants: { variant: { segmented: {}, list: { flex: '1 1 7rem' } } },
})

export const hint = style({
  fontSize: font.size.sm,
  fontWeight: font.weight.normal,
  lineHeight: 1.4,
})
