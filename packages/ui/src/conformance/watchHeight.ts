const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Records the height of an element in every frame. The returned function stops after two more frames. */
export function watchHeight(element: Element): () => Promise<ReadonlySet<number>> {
  const seen = new Set<number>()
  let isWatching = true
  const record = () => seen.add(element.getBoundingClientRect().height)
  const watch = async () => {
    while (isWatching) {
      await frame()
      record()
    }
    await frame()
    record()
  }
  record()
  const watching = watch()
  return async () => {
    await frame()
    isWatching = false
    await watching
    return seen
  }
}
