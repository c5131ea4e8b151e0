import { type BigIntStats, constants } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'

/** The bytes of a file, or why it cannot be read. */
export type ReadBytes =
  | {
      readonly kind: 'read'
      /** One byte more than the limit when the file is larger. */
      readonly bytes: Buffer
      readonly found: BigIntStats
    }
  | { readonly kind: 'refused'; readonly cause: string }
  /** There is no such file, or a link leads to none. */
  | { readonly kind: 'missing' }

interface Kind {
  isFile(): boolean
  isDirectory(): boolean
  isFIFO(): boolean
}

/** Describes an entry that is not a regular file; opening it could block. */
const otherKind = (found: Kind): string | null => {
  if (found.isFile()) return null
  if (found.isDirectory()) return 'it is a folder'
  return found.isFIFO() ? 'it is a named pipe' : 'it is a device or a socket'
}

const causes: Readonly<Record<string, string>> = {
  ELOOP: 'it is a link that leads back to itself',
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
}

const failed = (error: unknown): ReadBytes => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  if (code === 'ENOENT') return { kind: 'missing' }
  return { kind: 'refused', cause: causes[code] ?? `the system answers ${code}` }
}

const readHandle = async (handle: FileHandle, mostBytes: number): Promise<ReadBytes> => {
  const found = await handle.stat({ bigint: true })
  const cause = otherKind(found)
  if (cause !== null) return { kind: 'refused', cause }
  const buffer = Buffer.allocUnsafe(mostBytes + 1)
  let length = 0
  while (length < buffer.length) {
    const { bytesRead } = await handle.read(buffer, length, buffer.length - length)
    if (bytesRead === 0) break
    length += bytesRead
  }
  return { kind: 'read', bytes: buffer.subarray(0, length), found }
}

/** Reads a regular file of limited size. Other entries such as pipes are refused without opening them. */
export async function readRegularFile(path: string, mostBytes: number): Promise<ReadBytes> {
  try {
    const cause = otherKind(await stat(path))
    if (cause !== null) return { kind: 'refused', cause }
    const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    return await readHandle(handle, mostBytes).finally(() => handle.close())
  } catch (error) {
    return failed(error)
  }
}
