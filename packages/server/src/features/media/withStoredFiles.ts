import { DomainError } from '../../platform/errors/DomainError.ts'
import type { PhotoFiles } from '../../platform/ports/PhotoFiles.ts'

interface Picture {
  /** Its folder in the photo store. */
  readonly id: string
  readonly files: ReadonlyMap<string, Uint8Array>
}

/**
 * Writes a picture's files, then does what needs them. They are removed again if that is refused, or says that it
 * did not need them; after a fault of ours they stay, since nobody knows then whether it was done.
 */
export async function withStoredFiles<T>(
  store: PhotoFiles,
  { id, files }: Picture,
  action: () => Promise<T>,
  isNeeded: (done: T) => boolean = () => true,
): Promise<T> {
  for (const [name, content] of files) await store.write(`${id}/${name}`, content)
  const done = await action().catch(async (thrown: unknown) => {
    if (thrown instanceof DomainError) await store.remove(id)
    throw thrown
  })
  if (!isNeeded(done)) await store.remove(id)
  return done
}
