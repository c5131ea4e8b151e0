import { vars } from '@bouquet/theme/vars'

/** Inside the edges, since what is outside is clipped, and with white beside it, since a photo has any colour. */
export const focusRingOnPhoto = {
  outline: `3px solid ${vars.color.border.focus}`,
  outlineOffset: '-3px',
  boxShadow: 'inset 0 0 0 5px white',
} as const

/** Selectors of a button around a photo, which would cover an outline of the button itself. */
export const focusOnPhoto = {
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    ...focusRingOnPhoto,
  },
} as const
