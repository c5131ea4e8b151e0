import { carried } from './asked.ts'

// Signing up may happen some pages further on: every link within the site keeps where the visitor came from.
for (const link of carried.size ? document.links : []) {
  if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) continue
  const to = new URL(link.href)
  for (const [name, value] of carried) to.searchParams.set(name, value)
  link.href = to.href
}
