/** Moves an entry to a position in the list. */
export const moved = (ids: readonly string[], id: string, to: number): readonly string[] => {
  if (!ids.includes(id)) return ids
  const others = ids.filter((each) => each !== id)
  const index = Math.min(Math.max(to, 0), others.length)
  return [...others.slice(0, index), id, ...others.slice(index)]
}
