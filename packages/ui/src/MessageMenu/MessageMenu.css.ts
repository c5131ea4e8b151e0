import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { canHover } from '../internal/media.ts'

/** Quiet until the message is pointed at or focused; always there for a finger. */
export const trigger = style({
  color: vars.color.text.muted,
  '@media': {
    [canHover]: {
      opacity: 0.75,
      selectors: {
        '&:hover, &:focus-visible, &[data-state="open"]': { opacity: 1 },
      },
    },
  },
})

export const status = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  selectors: { '&:empty': { display: 'none' } },
})

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })
