const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Every height that an element has had in a drawn frame, until it is told to stop and two frames more. */
export function watchHeight(element: Element): () => Promise<ReadonlySet<number>> {
  const seen = new Set<number>()
  let isWatching = true
  const look = () => seen.add(element.getBoundingClientRect().height)
  const watch = async () => {
    while (isWatching) {
      await frame()
      look()
    }
    await frame()
    look()
  }
  look()
  const watching = watch()
  return async () => {
    await frame()
    isWatching = false
    await watching
    return seen
  }
}
