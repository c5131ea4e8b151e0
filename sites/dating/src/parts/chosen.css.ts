import type { Interest } from '@bouquet/contract'
import { globalStyle } from '@vanilla-extract/css'
import { openInterests } from '../openInterests.ts'

/** Matches while an interest is chosen on the page. */
export const whenChosen = (interest: Interest): string =>
  `:root:has([name="interests"][value="${interest}"]:checked)`

/** Shows what is marked by an interest with `data-love`, once that is chosen. */
for (const interest of openInterests)
  globalStyle(`${whenChosen(interest)} [data-love="${interest}"]`, { display: 'inline-flex' })
