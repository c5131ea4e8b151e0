import type { Interest } from '@bouquet/contract'
import { globalStyle, style } from '@vanilla-extract/css'
import { openInterests } from '../openInterests.ts'

/** Matches while an interest is chosen on the page. */
export const whenChosen = (interest: Interest): string => `:root:has([value="${interest}"]:checked)`

/** Matches what has the icon of an interest in it. */
export const withIcon = (interest: Interest): string => `:has([href$="#${interest}"])`

/** Shown once the interest is chosen whose icon is in it. */
export const shownWhenChosen = style({ display: 'none' })

for (const interest of openInterests)
  globalStyle(`${whenChosen(interest)} .${shownWhenChosen}${withIcon(interest)}`, {
    display: 'inline-flex',
  })
