/** The list with one entry in another's place; what lay between moves up or down by one. */
export const moved = (ids: readonly string[], id: string, to: number): readonly string[] => {
  if (!ids.includes(id)) return ids
  const others = ids.filter((each) => each !== id)
  const place = Math.min(Math.max(to, 0), others.length)
  return [...others.slice(0, place), id, ...others.slice(place)]
}
