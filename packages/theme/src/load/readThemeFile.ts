import { constants } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import {
  createDiagnostic,
  type Diagnostic,
  type DiagnosticCode,
  type DiagnosticFacts,
} from './diagnostics.ts'
import type { ThemeFile } from './themeFile.ts'

/** Maximum file size. The largest brand file in the repository has 600 bytes. */
const mostBytes = 256 * 1024

/** The text of a file, or the diagnostic when it cannot be read. */
export type ReadText =
  | {
      readonly text: string
      /** When the file was added, in nanoseconds. */
      readonly added: bigint
    }
  | { readonly diagnostic: Diagnostic }

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
  ENOENT: 'it is a link to a file that is not there',
  ELOOP: 'it is a link that leads back to itself',
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
}

const causeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return causes[code] ?? `the system answers ${code}`
}

const readBytes = async (handle: FileHandle): Promise<Buffer> => {
  const buffer = Buffer.allocUnsafe(mostBytes + 1)
  let length = 0
  while (length < buffer.length) {
    const { bytesRead } = await handle.read(buffer, length, buffer.length - length)
    if (bytesRead === 0) break
    length += bytesRead
  }
  return buffer.subarray(0, length)
}

const decode = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * The first line that is not UTF-8. Line feeds are never part of a multi-byte character, so each line can be
 * decoded alone.
 */
const undecodableLine = (bytes: Buffer): number => {
  let line = 1
  for (let start = 0; start < bytes.length; line++) {
    const feed = bytes.indexOf(0x0a, start)
    const end = feed === -1 ? bytes.length : feed
    if (decode(bytes.subarray(start, end)) === null) break
    start = end + 1
  }
  return line
}

type Refuse = (code: DiagnosticCode, facts?: Partial<DiagnosticFacts>, line?: number) => ReadText

const readHandle = async (handle: FileHandle, refuse: Refuse): Promise<ReadText> => {
  const found = await handle.stat({ bigint: true })
  const kind = otherKind(found)
  if (kind !== null) return refuse('BRAND-09', { found: kind })
  const bytes = await readBytes(handle)
  if (bytes.length > mostBytes) return refuse('BRAND-50', { allowed: `${mostBytes / 1024} kB` })
  const text = decode(bytes)
  if (text === null) return refuse('BRAND-51', {}, undecodableLine(bytes))
  // Some file systems have no birth time, and a copied file can have an mtime before its birth.
  const { birthtimeNs, mtimeNs } = found
  return { text, added: birthtimeNs > 0n && birthtimeNs < mtimeNs ? birthtimeNs : mtimeNs }
}

/**
 * Reads a regular file of limited size as UTF-8. Other entries such as pipes are refused without opening them.
 */
export const readThemeFile = async ({ path, name }: ThemeFile): Promise<ReadText> => {
  const refuse: Refuse = (code, facts, line) => ({
    diagnostic: createDiagnostic(code, { file: name, line: line ?? null, field: '' }, facts),
  })
  try {
    const kind = otherKind(await stat(path))
    if (kind !== null) return refuse('BRAND-09', { found: kind })
    const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    return await readHandle(handle, refuse).finally(() => handle.close())
  } catch (error) {
    return refuse('BRAND-09', { found: causeOf(error) })
  }
}
