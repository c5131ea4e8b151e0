import { type Interest, interests, intimateInterests, type Niche } from '@bouquet/contract'

const intimateNiches: readonly Niche[] = [3, 4, 5, 6]

const intimate: readonly Interest[] = intimateInterests

/** The interests that a brand offers: intimate ones only where members come for them. */
export const offeredInterests = (niche: Niche): Interest[] =>
  interests.filter((interest) => intimateNiches.includes(niche) || !intimate.includes(interest))
