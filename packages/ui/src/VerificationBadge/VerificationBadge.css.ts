import { coloredSurface, forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const { color, font, radius, space } = vars

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    maxInlineSize: '100%',
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  variants: {
    variant: {
      label: {
        alignItems: 'flex-start',
        gap: space[2],
        color: color.text.normal,
        fontSize: font.size.sm,
        fontWeight: font.weight.medium,
      },
      icon: { verticalAlign: '-0.15em', fontSize: '1.15em' },
      iconOnPhoto: { verticalAlign: '-0.15em', fontSize: '1.15em' },
      onPhoto: {
        ...coloredSurface,
        minBlockSize: '1.75rem',
        paddingInline: space[2],
        borderRadius: radius.pill,
        background: 'color-mix(in oklab, black 55%, transparent)',
        color: color.photo.on,
        fontSize: font.size.xs,
        fontWeight: font.weight.medium,
        backdropFilter: 'blur(10px) saturate(1.3)',
        '@media': {
          [forcedColors]: {
            border: '1px solid CanvasText',
            background: 'Canvas',
            color: 'CanvasText',
          },
        },
      },
    },
  },
})

export const mark = recipe({
  base: { flexShrink: 0, fontSize: '1.2em' },
  variants: {
    variant: {
      label: { color: color.info.text },
      icon: { color: color.info.text, fontSize: 'inherit' },
      onPhoto: {},
      iconOnPhoto: { fontSize: 'inherit' },
    },
  },
})

export const description = style({
  display: 'block',
  color: color.text.muted,
  fontWeight: font.weight.normal,
})
