import type { CreditPackage } from '@bouquet/contract'

/** The package with the cheapest message; null when several are equally cheap. */
export function bestPackage(packages: readonly CreditPackage[]): CreditPackage | null {
  const [best, second] = packages.toSorted(
    (a, b) => a.message_price.amount - b.message_price.amount,
  )
  if (!best || !second) return null
  return best.message_price.amount < second.message_price.amount ? best : null
}

/** The package with an id, else the preselected one. */
export function chosenPackage(
  packages: readonly CreditPackage[],
  id: string | null,
): CreditPackage | null {
  return packages.find((each) => each.id === id) ?? packages[1] ?? packages[0] ?? null
}
