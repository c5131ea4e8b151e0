import { DomainError } from '../../platform/errors/DomainError.ts'
import type { PhotoFiles } from '../../platform/ports/PhotoFiles.ts'

interface Picture {
  /** The photo's folder in the store. */
  readonly id: string
  readonly files: ReadonlyMap<string, Uint8Array>
}

/**
 * Writes a photo's files, then runs `action`. The files are removed when `action` is refused with a
 * DomainError or its result does not need them. After other errors they stay, because it is unknown
 * whether `action` took effect.
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
