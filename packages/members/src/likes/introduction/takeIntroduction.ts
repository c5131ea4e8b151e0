/**
 * Reads `t`, the seconds after which somebody is introduced, and takes it out of the address, so that
 * neither a reload nor a shared link asks again.
 */
export function takeIntroduction(
  { href }: Pick<Location, 'href'>,
  history: Pick<History, 'replaceState' | 'state'>,
): number | null {
  const address = new URL(href)
  const given = address.searchParams.get('t')
  if (given === null) return null
  address.searchParams.delete('t')
  history.replaceState(history.state, '', address)
  return /^\d+(\.\d+)?$/.test(given) ? Number(given) * 1_000 : null
}
