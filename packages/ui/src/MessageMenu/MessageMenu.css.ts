import { canHover } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { createVar, fallbackVar, style } from '@vanilla-extract/css'

/** How visible the button is at rest. */
export const quietOpacity = createVar()

/** Quiet until it is pointed at, focused or open. */
export const trigger = style({
  color: vars.color.text.muted,
  opacity: fallbackVar(quietOpacity, '0.75'),
  selectors: { '&:focus-visible, &[data-state="open"]': { opacity: 1 } },
  '@media': { [canHover]: { selectors: { '&:hover': { opacity: 1 } } } },
})

export const status = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  selectors: { '&:empty': { display: 'none' } },
})

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })
