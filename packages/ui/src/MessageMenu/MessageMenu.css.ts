import { canHover } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { fallbackVar, style } from '@vanilla-extract/css'
import { menuOpacity } from '../MessageBubble/MessageBubble.css.ts'

/** Quiet until it is pointed at, focused or open. */
export const trigger = style({
  color: vars.color.text.muted,
  opacity: fallbackVar(menuOpacity, '0.75'),
  selectors: { '&:focus-visible, &[data-state="open"]': { opacity: 1 } },
  '@media': { [canHover]: { selectors: { '&:hover': { opacity: 1 } } } },
})

export const status = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  selectors: { '&:empty': { display: 'none' } },
})

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })
