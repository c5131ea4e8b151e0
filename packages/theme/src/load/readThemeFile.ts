import { createDiagnostic, type Diagnostic, type DiagnosticCode } from './diagnostics.ts'
import type { DiagnosticFacts } from './diagnosticTexts.ts'
import { readRegularFile } from './readRegularFile.ts'
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

/**
 * Reads a regular file of limited size as UTF-8. Other entries such as pipes are refused without opening them.
 */
export async function readThemeFile({ path, name }: ThemeFile): Promise<ReadText> {
  const refuse = (
    code: DiagnosticCode,
    facts: Partial<DiagnosticFacts> = {},
    line: number | null = null,
  ): ReadText => ({ diagnostic: createDiagnostic(code, { file: name, line, field: '' }, facts) })
  const read = await readRegularFile(path, mostBytes)
  if (read.kind === 'missing')
    return refuse('BRAND-09', { found: 'it is a link to a file that is not there' })
  if (read.kind === 'refused') return refuse('BRAND-09', { found: read.cause })
  const { bytes, found } = read
  if (bytes.length > mostBytes) return refuse('BRAND-50', { allowed: `${mostBytes / 1024} kB` })
  const text = decode(bytes)
  if (text === null) return refuse('BRAND-51', {}, undecodableLine(bytes))
  // Some file systems have no birth time, and a copied file can have an mtime before its birth.
  const { birthtimeNs, mtimeNs } = found
  return { text, added: birthtimeNs > 0n && birthtimeNs < mtimeNs ? birthtimeNs : mtimeNs }
}
