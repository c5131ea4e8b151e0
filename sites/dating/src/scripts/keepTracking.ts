import { trackingParams } from './tracking.ts'

// Visitors may sign up several pages later, so every internal link keeps the tracking parameters.
for (const link of trackingParams.size ? document.links : []) {
  if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) continue
  const to = new URL(link.href)
  for (const [name, value] of trackingParams) to.searchParams.set(name, value)
  link.href = to.href
}
