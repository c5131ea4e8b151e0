import { canHover, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { tone } from '../internal/tone.css.ts'

export type LinkVariant = 'inline' | 'standalone' | 'quiet'

const { font, motion, radius, size, space } = vars

const row = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.control,
  textDecorationLine: 'none',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
} as const

const variants: Record<LinkVariant, Parameters<typeof style>[0]> = {
  inline: { textDecorationLine: 'underline' },
  standalone: { ...row, fontWeight: font.weight.medium },
  quiet: { ...row, fontSize: font.size.sm },
}

export const link = recipe({
  base: {
    borderRadius: `calc(${radius.control} / 2)`,
    color: tone.text,
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    selectors: {
      '&[aria-current="page"]': { fontWeight: font.weight.bold, textDecorationLine: 'none' },
    },
    '@media': {
      [motionAllowed]: { transition: `text-decoration-thickness ${motion.fast} ${motion.easing}` },
      [forcedColors]: { color: 'LinkText' },
    },
  },
  variants: { variant: variants },
})

export const icon = style({
  display: 'inline-flex',
  flexShrink: 0,
  verticalAlign: '-0.15em',
  fontSize: '1.15em',
})

/** Mirrored in right-to-left text. */
export const outward = style({
  display: 'inline-block',
  flexShrink: 0,
  marginInlineStart: '0.15em',
  verticalAlign: '0.05em',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
})
